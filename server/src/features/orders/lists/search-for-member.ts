import { addDays } from '@serai/contract/dates';
import type { FoundByMember } from '@serai/contract/search/search';
import { inLanguage } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { seesNetPrices } from '../../permissions/permissions.ts';
import { type MemberAsked, type MemberSearchSource, noFacts } from '../../search/search.ts';
import { findOrders, type OrderRow } from '../order-store.ts';
import type { Products } from '../products.ts';

/** Maximum number of matches that are read; beyond it only those of recent days. */
const maxRead = 2000;
const recentDays = 32;
/** Maximum number of the newest orders whose guests are compared with the keyword. */
const maxGuestOrders = 30;

/**
 * Finds the orders that the member sees, by number, reference, guest, contact, telephone, hotel, confirmation code,
 * flight or plate number, and the guests of the agency by name.
 */
export function orderSearch({ db, products }: { db: Db; products: Products }): MemberSearchSource {
  return {
    kinds: ['order', 'guest'],
    isOpenTo: () => true,
    find: async (asked) => {
      const whole = await findNewest(db, products, asked, true);
      const isWhole = whole.length > 0;
      const ids = isWhole ? whole : await findNewest(db, products, asked, false);
      if (ids.length === 0) return [];
      const orders = await findOrders(db, ids.slice(0, asked.most));
      return [
        ...orders
          .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
          .map((order) => presentFound(order, asked)),
        ...(await findGuests(db, ids, asked, isWhole)),
      ];
    },
  };
}

/** Finds the ids of the newest orders, newest first. */
async function findNewest(
  db: Db,
  products: Products,
  asked: MemberAsked,
  isWhole: boolean,
): Promise<number[]> {
  const { member, keyword, now } = asked;
  const query = sql`(SELECT order_query(${member.agencyId}::bigint, ${keyword}::text, ${isWhole}))`;
  const all = await readNewest(db, products, asked, sql`find_orders(${query}, ${maxRead}::bigint)`);
  if (all.read < maxRead) return all.ids;
  // Which of the matches were read is arbitrary: recent ones come first.
  const last = addDays(now.toISOString().slice(0, 10), 1);
  const first = addDays(last, 1 - recentDays);
  const recent = await readNewest(
    db,
    products,
    asked,
    sql`find_orders_of_days(${query}, ${member.agencyId}::bigint, false, ${first}::date, ${last}::date)`,
  );
  return [...new Set([...recent.ids, ...all.ids])].slice(0, maxGuestOrders);
}

async function readNewest(
  db: Db,
  { all }: Products,
  { member }: MemberAsked,
  matching: RawBuilder<unknown>,
): Promise<{ read: number; ids: number[] }> {
  const open = all.filter(({ listPage }) => member.nodes.has(`${listPage}/viewAll`)).map(({ name }) => name);
  const { rows } = await sql<{ read: number; ids: number[] }>`
    WITH found AS MATERIALIZED (SELECT * FROM ${matching} AS found)
    SELECT (SELECT count(*) FROM found) AS read, ARRAY(
      SELECT id FROM found
      WHERE agency_id = ${member.agencyId} AND (booked_by = ${member.userId} OR product = ANY(${open}::text[]))
      ORDER BY created_at DESC, id DESC LIMIT ${maxGuestOrders}
    ) AS ids`.execute(db);
  return rows[0]!;
}

function presentFound(order: OrderRow, { member, lang }: MemberAsked): FoundByMember {
  return {
    ...noFacts,
    kind: 'order',
    id: order.id,
    title: order.sn,
    subject: inLanguage(lang, { zh: order.title_zh, en: order.title_en }),
    people: [...new Set([...order.guest_names, order.contact_name])],
    reference: order.reference,
    type: order.product,
    status: order.order_status,
    date: localDate(order.service_start.getTime(), order.tz),
    amount: seesNetPrices(member) ? { amount: order.total_price, currency: order.currency } : null,
  };
}

interface GuestRow {
  id: number;
  name: string;
  product: string;
  date: string;
  count: number;
}

/** Finds the guests of these orders whose name has the words of the keyword, the most recently booked first. */
async function findGuests(
  db: Db,
  ids: readonly number[],
  { keyword, most }: MemberAsked,
  isWhole: boolean,
): Promise<FoundByMember[]> {
  const { rows } = await sql<GuestRow>`
    WITH named AS (
      SELECT DISTINCT ON (name_key(guest), orders.id) name_key(guest) AS key, guest, orders.id, orders.product,
        (orders.service_start AT TIME ZONE orders.tz)::date::text AS date
      FROM orders, unnest(orders.guest_names) AS guest
      WHERE orders.id = ANY(${[...ids]}::bigint[])
        AND staff_words(guest, '{}') @@ (SELECT order_query(0, ${keyword}::text, ${isWhole}))
    )
    SELECT max(id) AS id, count(*) AS count, (array_agg(guest ORDER BY id DESC))[1] AS name,
      (array_agg(product ORDER BY id DESC))[1] AS product, (array_agg(date ORDER BY id DESC))[1] AS date
    FROM named GROUP BY key ORDER BY max(id) DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id, name, product, date, count }) => ({
    ...noFacts,
    kind: 'guest',
    id,
    title: name,
    type: product,
    date,
    count,
  }));
}
