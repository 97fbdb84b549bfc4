import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../queues/queues.ts';

/** Abandoned or bounced emails and texts that can still be sent again. They have no due time. */
export const undeliveredQueue: QueueSource = {
  name: 'undelivered',
  kind: 'message',
  view: '/console/message/view',
  act: '/console/message/send',
  select: (now) => sql<QueueRow>`
    SELECT outbox.id, NULL::bigint AS order_id, outbox.recipient AS number, '' AS title_zh, '' AS title_en,
      outbox.event AS matter, users.agency_id, coalesce(users.nickname, '') AS guest, '' AS country, NULL::bigint AS entity_id, outbox.given_up_at AS since,
      NULL::timestamptz AS due, NULL::bigint AS owner_id
    FROM outbox LEFT JOIN users ON users.id = outbox.user_id
    WHERE outbox.given_up_at IS NOT NULL
      AND (outbox.valid_until IS NULL OR outbox.valid_until > ${now}::timestamptz)`,
  on: ({ number: name }) => ({ kind: 'site', id: null, name }),
};
