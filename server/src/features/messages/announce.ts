import { netPriceNode } from '@serai/contract/permissions';
import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import type { MailedFile } from './mail-files.ts';
import { findSellerNames } from './seller-names.ts';
import { type MailEvent, writeMail } from './write-mail.ts';

/** What an agency is notified of. */
export interface News {
  agencyId: number;
  event: MailEvent;
  /** What the mail's words need; a sum is Money. */
  facts: Readonly<Record<string, unknown>>;
  /** Users of the agency who are notified besides its owners. */
  to: readonly number[];
  /** Go with every mail, each made when it leaves; whoever receives it may see them. */
  files?: readonly MailedFile[];
  now: Date;
}

/**
 * Notifies an agency's owners and the users named, each in their own language, in the transaction of the event: one
 * notice, and one mail a person, sent after commit, without sums to anyone who may not see net prices. One statement
 * for all, because bookings wait for it.
 */
export async function announce(trx: Trx, { agencyId, event, facts, to, files, now }: News): Promise<void> {
  const seller = await findSellerNames(trx);
  const zh = writeMail(event, 'zh-cn', facts, seller);
  const en = writeMail(event, 'en', facts, seller);
  const unpriced = withoutSums(facts);
  const zhUnpriced = unpriced ? writeMail(event, 'zh-cn', unpriced, seller) : zh;
  const enUnpriced = unpriced ? writeMail(event, 'en', unpriced, seller) : en;
  await sql`
    WITH noted AS (
      INSERT INTO notices (agency_id, event, facts, created_at)
      VALUES (${agencyId}::bigint, ${event}, ${JSON.stringify(facts)}::jsonb, ${now}::timestamptz)
    )
    INSERT INTO outbox (kind, event, recipient, subject, body, message_id, files, created_at, next_try_at)
    SELECT 'mail', ${event}, email,
      CASE WHEN ${netPriceNode} = ANY(nodes) IS FALSE
        THEN CASE lang WHEN 'en' THEN ${enUnpriced.subject} ELSE ${zhUnpriced.subject} END
        ELSE CASE lang WHEN 'en' THEN ${en.subject} ELSE ${zh.subject} END END,
      CASE WHEN ${netPriceNode} = ANY(nodes) IS FALSE
        THEN CASE lang WHEN 'en' THEN ${enUnpriced.body} ELSE ${zhUnpriced.body} END
        ELSE CASE lang WHEN 'en' THEN ${en.body} ELSE ${zh.body} END END,
      '<' || gen_random_uuid() || '@serai>', ${files ? JSON.stringify(files) : null}::jsonb, ${now}::timestamptz, ${now}::timestamptz
    FROM users
    WHERE agency_id = ${agencyId}::bigint AND disabled_at IS NULL AND email IS NOT NULL
      AND (role = 'owner' OR id = ANY(${[...to]}::bigint[]))`.execute(trx);
}

/** The facts with a dash for each sum; undefined where there is none. */
function withoutSums(facts: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const isSum = (fact: unknown) => typeof fact === 'object' && fact !== null && 'amount' in fact;
  if (!Object.values(facts).some(isSum)) return undefined;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isSum(fact) ? '—' : fact]));
}
