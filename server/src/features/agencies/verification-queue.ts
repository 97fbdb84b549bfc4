import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../queues/queues.ts';

/** Agencies that apply for verification; their numbers are their names. They are due as promised when they applied. */
export const verificationQueue: QueueSource = {
  name: 'agencies',
  kind: 'agency',
  view: '/console/agency/view',
  act: '/console/agency/verify',
  // Without `agency_id`: the name of the agency is shown as that of the entry.
  select: () => sql<QueueRow>`
    SELECT agency.id, NULL::bigint AS order_id, agency.name AS number, '' AS title_zh, '' AS title_en, '' AS matter,
      NULL::bigint AS agency_id, coalesce((SELECT nickname FROM users
        WHERE users.agency_id = agency.id AND users.role = 'owner' ORDER BY users.id LIMIT 1), '') AS guest, '' AS country, NULL::bigint AS entity_id,
      agency.verification_asked_at AS since, agency.verification_due_at AS due, NULL::bigint AS owner_id
    FROM agencies agency
    WHERE agency.verification_asked_at IS NOT NULL AND agency.verified_at IS NULL
      AND agency.blocked_at IS NULL`,
  on: ({ id, number: name }) => ({ kind: 'agency', id, name }),
};
