import type { Money } from '@serai/contract/money';
import { netPriceNode } from '@serai/contract/permissions';
import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { findHouseNames } from './house-names.ts';
import { type MailEvent, writeMail } from './write-mail.ts';

interface AboutOrder {
  sn: string;
  title_zh: string;
  title_en: string;
}
interface Sums {
  /** What was kept. */
  fee: Money;
  /** What went back to the deposit or was taken off the credit used. */
  refund: Money;
}

interface Driver {
  driver_zh: string;
  driver_en: string;
  phone: string;
  plate: string;
}

/** What is told of an order, and the facts each piece of news needs. */
export interface OrderNews {
  order_received: AboutOrder;
  order_confirmed: AboutOrder;
  order_confirmation_code: AboutOrder & { confirmation_code: string; room_number: string };
  /** Cancelled before anything was paid. */
  order_cancelled: AboutOrder;
  /** Cancelled after the payment. */
  order_refunded: AboutOrder & Sums;
  order_expired: AboutOrder;
  order_checked_in: AboutOrder;
  order_completed: AboutOrder;
  order_no_show: AboutOrder & Sums;
  driver_assigned: AboutOrder & Driver;
  driver_changed: AboutOrder & Driver;
  approval_asked: AboutOrder & { asked_by: string; amount: Money; note: string };
  approval_given: AboutOrder & { decided_by: string; amount: Money };
  approval_declined: AboutOrder & { decided_by: string; amount: Money; reason: string };
  adjustment_proposed: AboutOrder & { label_zh: string; label_en: string; amount: Money; reason: string };
}

interface Announcement<Event extends keyof OrderNews> {
  agencyId: number;
  event: Event;
  facts: OrderNews[Event];
  orderId: number;
  /** Users of the agency who are told, too. */
  alsoTo?: readonly number[];
  now: Date;
}

/**
 * Tells an agency's master users and the one who booked, each in their own language, in the transaction of
 * the event: one notice, and one mail a person, sent after commit, without sums to who may not see net prices. One statement for all, because bookings wait for it.
 */
export async function announce<Event extends keyof OrderNews & MailEvent>(
  trx: Trx,
  { agencyId, event, facts, orderId, alsoTo = [], now }: Announcement<Event>,
): Promise<void> {
  const house = await findHouseNames(trx);
  const zh = writeMail(event, 'zh-cn', { ...facts }, house);
  const en = writeMail(event, 'en', { ...facts }, house);
  const unpriced = withoutSums(facts);
  const zhUnpriced = writeMail(event, 'zh-cn', unpriced, house);
  const enUnpriced = writeMail(event, 'en', unpriced, house);
  await sql`
    WITH noted AS (
      INSERT INTO notices (agency_id, event, facts, created_at)
      VALUES (${agencyId}::bigint, ${event}, ${JSON.stringify({ ...facts, order_id: orderId })}::jsonb,
        ${now}::timestamptz)
    )
    INSERT INTO outbox (kind, event, recipient, subject, body, message_id, created_at, next_try_at)
    SELECT 'mail', ${event}, email,
      CASE WHEN ${netPriceNode} = ANY(nodes) IS FALSE
        THEN CASE lang WHEN 'en' THEN ${enUnpriced.subject} ELSE ${zhUnpriced.subject} END
        ELSE CASE lang WHEN 'en' THEN ${en.subject} ELSE ${zh.subject} END END,
      CASE WHEN ${netPriceNode} = ANY(nodes) IS FALSE
        THEN CASE lang WHEN 'en' THEN ${enUnpriced.body} ELSE ${zhUnpriced.body} END
        ELSE CASE lang WHEN 'en' THEN ${en.body} ELSE ${zh.body} END END,
      '<' || gen_random_uuid() || '@serai>', ${now}::timestamptz, ${now}::timestamptz
    FROM users
    WHERE agency_id = ${agencyId}::bigint AND disabled_at IS NULL AND email IS NOT NULL
      AND (role = 'owner' OR id = ANY(${[...alsoTo]}::bigint[]) OR id = (SELECT booked_by FROM orders WHERE id = ${orderId}::bigint))`.execute(
    trx,
  );
}

function withoutSums(facts: object): Record<string, unknown> {
  const isSum = (fact: unknown) => typeof fact === 'object' && fact !== null && 'amount' in fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isSum(fact) ? '—' : fact]));
}
