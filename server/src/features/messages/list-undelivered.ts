import type { ReplyOf } from '@serai/contract/endpoint';
import type { listUndelivered as endpoint, Undelivered } from '@serai/contract/messages/desk';
import { sql } from 'kysely';
import type { Call, Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { byTime, joinConditions, readList } from '../../platform/list/read-list.ts';
import { isSecret } from './is-secret.ts';
import { mayRedirect } from './resend-message.ts';

interface UndeliveredRow {
  id: number;
  kind: 'mail' | 'sms';
  message_id: string;
  event: string;
  subject: string;
  body: string;
  recipient: string;
  last_error: string;
  sent_at: Date | null;
  created_at: Date;
  given_up_at: Date;
  valid_until: Date | null;
  user_id: number | null;
  user_name: string | null;
  agency: string | null;
}

/** Abandoned or bounced emails and texts, newest first. */
export async function listUndelivered(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { kind, keyword = '' } = input;
  const { rows, ...listed } = await readList(db, input, {
    list: ['undelivered', kind, keyword],
    order: byTime('newest first', 'outbox.given_up_at'),
    from: sql`FROM outbox`,
    where: joinConditions([
      sql`outbox.given_up_at IS NOT NULL`,
      kind && sql`outbox.kind = ${kind}`,
      keyword && sql`strpos(lower(outbox.recipient), ${keyword.toLowerCase()}) > 0`,
    ]),
    select: (wanted) => sql<UndeliveredRow>`
      SELECT outbox.id, outbox.kind, message_id, event, subject, body, recipient,
        coalesce(last_error, '') AS last_error, sent_at, outbox.created_at, given_up_at, valid_until,
        users.id AS user_id, users.nickname AS user_name, agencies.name AS agency
      FROM outbox
      LEFT JOIN LATERAL (
        SELECT * FROM users
        WHERE CASE outbox.kind WHEN 'mail' THEN lower(users.email) = lower(recipient)
          ELSE '+' || users.area_num || users.mobile = recipient END
        ORDER BY users.id LIMIT 1
      ) AS users ON true
      LEFT JOIN agencies ON agencies.id = users.agency_id
      WHERE ${wanted}`,
  });
  return { list: rows.map((row) => present(row, now)), ...listed };
}

function present(row: UndeliveredRow, now: Date): Undelivered {
  const { id, kind, message_id, event, recipient } = row;
  return {
    id,
    kind,
    message_id,
    event,
    recipient,
    about: isSecret(event) ? '' : kind === 'mail' ? row.subject : row.body,
    user:
      row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '', agency: row.agency ?? '' },
    how: row.sent_at ? 'came_back' : 'refused',
    reason: row.last_error,
    created_at: toSeconds(row.created_at),
    given_up_at: toSeconds(row.given_up_at),
    can_resend: row.valid_until === null || row.valid_until > now,
    can_redirect: kind === 'mail' && mayRedirect(event),
  };
}
