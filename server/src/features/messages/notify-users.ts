import { isOnUnlessSwitched, type MessageChannel } from '@serai/contract/messages/kinds';
import { netPriceNode } from '@serai/contract/permissions';
import type { Lang } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { kindOf } from './kind-of.ts';
import { linkOf, staffLinkOf } from './link-of.ts';
import type { MailedFile } from './mail-files.ts';
import { findSellerNames } from './seller-names.ts';
import { type MailEvent, writeMail } from './write-mail.ts';

/** Message to users. */
export interface Telling {
  event: MailEvent;
  /** Values of the text; a sum is Money. */
  facts: Readonly<Record<string, unknown>>;
  /** Attached to every email, each made at sending; all receivers may see them. */
  files?: readonly MailedFile[];
  /** Address that receives the email instead of the users, in Chinese; the users still get their notices. */
  mailbox?: string;
  /** The receivers are staff, who cannot open a member's order page. */
  forStaff?: boolean;
  /** Reply-To address of the email; none if unset. */
  replyTo?: string;
  now: Date;
}

/**
 * Notifies the users that `whom` selects from `users`, each in their language and by their switches, in the
 * transaction of the event: one notice and one email per person, sent after commit, without sums for users who may
 * not see net prices. One statement for all, because bookings wait for it.
 */
export async function notifyUsers(
  trx: Trx,
  whom: RawBuilder<unknown>,
  { event, facts, files, mailbox = '', replyTo = '', forStaff = false, now }: Telling,
): Promise<void> {
  const seller = await findSellerNames(trx);
  const { kind } = kindOf(event);
  const linkByReceiver = sql`CASE WHEN is_staff THEN ${staffLinkOf(facts)} ELSE ${linkOf(facts)} END`;
  const orderId = typeof facts.order_id === 'number' ? facts.order_id : null;
  const write = (lang: Lang, said: Telling['facts']) => writeMail(event, lang, said, seller, { forStaff });
  const [zh, en] = [write('zh-cn', facts), write('en', facts)];
  const unpriced = withoutSums(facts);
  const zhUnpriced = unpriced ? write('zh-cn', unpriced) : zh;
  const enUnpriced = unpriced ? write('en', unpriced) : en;
  const byReceiver = (part: 'subject' | 'body') => sql`
    CASE WHEN is_priced
      THEN CASE lang WHEN 'en' THEN ${en[part]} ELSE ${zh[part]} END
      ELSE CASE lang WHEN 'en' THEN ${enUnpriced[part]} ELSE ${zhUnpriced[part]} END END`;
  await sql`
    WITH receiver AS (
      SELECT id, email, lang, is_staff, ${netPriceNode} = ANY(nodes) IS NOT FALSE AS is_priced
      FROM (SELECT id, email, lang, nodes, role = 'operator' AS is_staff FROM users
        WHERE disabled_at IS NULL AND ${whom} ORDER BY id) AS told
    ), noted AS (
      INSERT INTO notices (user_id, kind, event, facts, link, created_at)
      SELECT id, ${kind}, ${event},
        CASE WHEN is_priced THEN ${JSON.stringify(facts)}::jsonb ELSE ${JSON.stringify(unpriced ?? facts)}::jsonb END,
        ${linkByReceiver}, ${now}::timestamptz
      FROM receiver WHERE ${isOn(event, 'notice')}
    ), mailed AS (
      SELECT email, lang, is_priced, is_staff FROM receiver
      WHERE ${mailbox} = '' AND email IS NOT NULL AND ${isOn(event, 'mail')}
      UNION ALL SELECT ${mailbox}, 'zh-cn', true, true WHERE ${mailbox} <> ''
    )
    INSERT INTO outbox (kind, event, recipient, lang, subject, body, link, reply_to, message_id, files, created_at, next_try_at,
      order_id)
    SELECT 'mail', ${event}, email, lang, ${byReceiver('subject')}, ${byReceiver('body')}, ${linkByReceiver}, ${replyTo},
      '<' || gen_random_uuid() || '@serai>', ${files ? JSON.stringify(files) : null}::jsonb,
      ${now}::timestamptz, ${now}::timestamptz, CASE WHEN NOT is_staff THEN ${orderId}::bigint END
    FROM mailed`.execute(trx);
}

/** Notifies one user according to their switches, in the transaction of the event. */
export async function notifyUser(trx: Trx, userId: number, telling: Omit<Telling, 'mailbox'>): Promise<void> {
  await notifyUsers(trx, sql`id = ${userId}::bigint`, telling);
}

/** Returns whether a receiver gets an event by a channel. Mandatory messages ignore the switches. */
function isOn(event: MailEvent, channel: MessageChannel): RawBuilder<boolean> {
  const { kind, always } = kindOf(event);
  if (always) return sql`true`;
  const [staff, member] = [isOnUnlessSwitched(kind, true), isOnUnlessSwitched(kind, false)];
  return sql`coalesce((
    SELECT is_on FROM message_switches
    WHERE user_id = receiver.id AND kind = ${kind} AND channel = ${channel}
  ), CASE WHEN is_staff THEN ${staff}::boolean ELSE ${member}::boolean END)`;
}

/** Facts with a dash in place of each sum; undefined if there is no sum. */
function withoutSums(facts: Telling['facts']): Record<string, unknown> | undefined {
  const isSum = (fact: unknown) => typeof fact === 'object' && fact !== null && 'amount' in fact;
  if (!Object.values(facts).some(isSum)) return undefined;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isSum(fact) ? '—' : fact]));
}
