import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOpenItems as endpoint } from '@serai/contract/orders/open-items';
import { inLanguage } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { localDate, startOfDay } from '../../../domain/local-time.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { capped } from '../../../platform/list/count.ts';
import { byTime, readPage } from '../../../platform/list/read-list.ts';
import type { Products } from '../products.ts';
import { ordersSeenBy } from './orders-seen-by.ts';

/**
 * Lists an agency's open items, oldest first: unpaid charges on credit, billed or not, with ageing by days
 * since the charge. Together with the amount held by orders on credit they equal the receivable. A member
 * without access to all orders sees only the items of visible orders.
 */
export async function listOpenItems(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const seen = ordersSeenBy(products)(member);
  const owner = { agencyId: member.agencyId, seen };
  const list = ['open items', member.agencyId, seen ? member.userId : null];
  const order = byTime('oldest first', 'charge.charged_at');
  const items = { list, order, where: isOf(owner), select: selectItems };
  const { rows, next } = await readPage(db, call.input, items);
  const { tz, currency } = await findZone(db, member.agencyId);
  const today = localDate(call.now.getTime(), tz);
  const { held, count, ...ages } = await readSums(db, owner, { tz, today });
  const money = (amount: number) => ({ amount, currency });
  return {
    list: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      order_id: row.order_id,
      order_sn: row.sn,
      order_reference: row.reference,
      order_product: row.product,
      order_title: inLanguage(call.lang, { zh: row.title_zh, en: row.title_en }),
      service_date: row.service_date,
      charged_at: toSeconds(row.charged_at),
      days: daysBetween(localDate(row.charged_at.getTime(), tz), today),
      amount: money(row.amount),
      open: money(row.amount - row.settled),
      billed: row.bill_id !== null,
    })),
    ...capped(count),
    next,
    aged: {
      to30: money(ages.to30),
      to60: money(ages.to60),
      to90: money(ages.to90),
      over90: money(ages.over90),
    },
    open: money(ages.to30 + ages.to60 + ages.to90 + ages.over90),
    held: money(held),
    partial: seen !== undefined,
  };
}

interface Owner {
  agencyId: number;
  seen: ReturnType<ReturnType<typeof ordersSeenBy>>;
}

interface ItemRow {
  id: number;
  kind: 'price' | 'adjustment' | 'fee' | 'waiver' | 'refund' | 'correction';
  order_id: number;
  sn: string;
  reference: string;
  product: string;
  title_zh: string;
  title_en: string;
  service_date: string;
  charged_at: Date;
  amount: number;
  settled: number;
  bill_id: number | null;
}

/** Must equal the predicate of the partial index on unpaid charges, or the planner ignores it. */
const isOpen = sql`charge.channel = 'credit' AND charge.settled <> charge.amount`;
const isOf = ({ agencyId, seen }: Owner) =>
  sql`${isOpen} AND charge.agency_id = ${agencyId} AND ${seen ? sql`charge.order_id IN (${seen})` : sql`true`}`;

function selectItems(condition: RawBuilder<unknown>): RawBuilder<ItemRow> {
  return sql<ItemRow>`
    SELECT charge.id, charge.kind, charge.order_id, orders.sn, orders.reference, orders.product, orders.title_zh,
      orders.title_en, charge.service_date, charge.charged_at, charge.amount, charge.settled, charge.bill_id
    FROM charges charge
    JOIN orders ON orders.id = charge.order_id
    WHERE ${condition}`;
}

/**
 * Reads the open sums by days since the charge in the agency's zone, and the amount held by orders on credit.
 */
async function readSums(db: Db, { agencyId, seen }: Owner, { tz, today }: { tz: string; today: string }) {
  // Compares instants, so that no local date is calculated per charge.
  const from = (days: number) => sql`${new Date(startOfDay(addDays(today, -days), tz))}::timestamptz`;
  const open = sql`charge.amount - charge.settled`;
  const { rows } = await sql<{
    held: number;
    count: number;
    to30: number;
    to60: number;
    to90: number;
    over90: number;
  }>`
    SELECT
      (SELECT coalesce(sum(total_price), 0)::bigint FROM orders
        WHERE agency_id = ${agencyId} AND pay_status = 'on_credit' AND ${seen ? sql`id IN (${seen})` : sql`true`}
          AND order_status IN ('processing', 'confirmed', 'in_service', 'cancelling')) AS held,
      count(*) AS count,
      coalesce(sum(${open}) FILTER (WHERE charged_at >= ${from(30)}), 0)::bigint AS to30,
      coalesce(sum(${open}) FILTER (WHERE charged_at >= ${from(60)} AND charged_at < ${from(30)}), 0)::bigint AS to60,
      coalesce(sum(${open}) FILTER (WHERE charged_at >= ${from(90)} AND charged_at < ${from(60)}), 0)::bigint AS to90,
      coalesce(sum(${open}) FILTER (WHERE charged_at < ${from(90)}), 0)::bigint AS over90
    FROM charges charge WHERE ${isOf({ agencyId, seen })}`.execute(db);
  return rows[0]!;
}

async function findZone(db: Db, agencyId: number): Promise<{ tz: string; currency: string }> {
  const agencies = db.selectFrom('agencies').select(['tz', 'currency']).where('id', '=', agencyId);
  return agencies.executeTakeFirstOrThrow();
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
