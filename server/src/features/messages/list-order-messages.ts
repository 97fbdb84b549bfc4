import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOrderMessages as endpoint, OrderMessage } from '@serai/contract/messages/of-order';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { isSecret } from './is-secret.ts';
import { mayRedirect } from './resend-message.ts';
import { findSellerNames, type SellerNames } from './seller-names.ts';
import { type MailEvent, writeNotice } from './write-mail.ts';

/** Maximum number of messages shown with an order. */
const MAX_SHOWN = 100;

interface SentRow {
  id: number;
  kind: 'mail' | 'sms';
  event: string;
  subject: string;
  body: string;
  recipient: string;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
  valid_until: Date | null;
}

interface NoticedRow {
  id: number;
  event: string;
  facts: Record<string, unknown>;
  recipient: string;
  created_at: Date;
  read_at: Date | null;
}

/** Lists the latest emails, texts and notices about an order with their delivery, newest first. */
export async function listOrderMessages(
  db: Db,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const [sent, noticed, seller] = await Promise.all([
    listSent(db, input.id),
    listNoticed(db, input.id),
    findSellerNames(db),
  ]);
  const list = [
    ...sent.map((row) => presentSent(row, now)),
    ...noticed.map((row) => presentNoticed(row, lang, seller)),
  ];
  return { list: list.sort((one, other) => other.created_at - one.created_at).slice(0, MAX_SHOWN) };
}

async function listSent(db: Db, orderId: number): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    SELECT id, kind, event, subject, body, recipient, last_error, created_at, sent_at, given_up_at, valid_until
    FROM outbox WHERE order_id = ${orderId}::bigint ORDER BY id DESC LIMIT ${MAX_SHOWN}`.execute(db);
  return rows;
}

/** The condition is that of the index `notices_order`. */
async function listNoticed(db: Db, orderId: number): Promise<NoticedRow[]> {
  const { rows } = await sql<NoticedRow>`
    SELECT notices.id, event, facts, nickname AS recipient, notices.created_at, read_at
    FROM notices JOIN users ON users.id = user_id AND role <> 'operator'
    WHERE facts ? 'order_id' AND (facts ->> 'order_id')::bigint = ${orderId}::bigint
    ORDER BY notices.id DESC LIMIT ${MAX_SHOWN}`.execute(db);
  return rows;
}

function presentSent(row: SentRow, now: Date): OrderMessage {
  const { id, kind, event, recipient } = row;
  const hasFailed = row.given_up_at !== null;
  const endedAt = row.given_up_at ?? row.sent_at;
  return {
    id,
    channel: kind,
    event,
    about: isSecret(event) ? '' : kind === 'mail' ? row.subject : row.body,
    recipient,
    state: hasFailed ? 'failed' : row.sent_at ? 'sent' : 'waiting',
    created_at: toSeconds(row.created_at),
    ended_at: endedAt && toSeconds(endedAt),
    reason: row.last_error ?? '',
    can_resend: hasFailed && (row.valid_until === null || row.valid_until > now),
    can_redirect: hasFailed && kind === 'mail' && mayRedirect(event),
  };
}

function presentNoticed(row: NoticedRow, lang: Lang, seller: SellerNames): OrderMessage {
  const { id, event, recipient } = row;
  return {
    id,
    channel: 'notice',
    event,
    about: writeNotice(event as MailEvent, lang, row.facts, seller).title,
    recipient,
    state: row.read_at ? 'read' : 'sent',
    created_at: toSeconds(row.created_at),
    ended_at: row.read_at && toSeconds(row.read_at),
    reason: '',
    can_resend: false,
    can_redirect: false,
  };
}
