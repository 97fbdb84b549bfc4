import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../queues/queues.ts';

/**
 * Acts of colleagues that wait for a second person: corrections, write-offs and repayments included. They are due
 * when they lapse or take effect.
 */
export const secondPersonQueue: QueueSource = {
  name: 'secondPerson',
  kind: 'second_person',
  view: '/console/secondPerson/view',
  act: '/console/secondPerson/answer',
  select: () => sql<QueueRow>`
    SELECT request.id, request.order_id, request.object_name AS number, request.reason AS title_zh,
      request.reason AS title_en, request.kind AS matter, request.agency_id, '' AS guest, '' AS country, NULL::bigint AS entity_id, request.asked_at AS since,
      coalesce(request.due_at, request.effective_at) AS due, NULL::bigint AS owner_id
    FROM concessions request WHERE request.status = 'asked'`,
  on: ({ order_id, number: name }) =>
    order_id === null ? { kind: 'site', id: null, name } : { kind: 'order', id: order_id, name },
};
