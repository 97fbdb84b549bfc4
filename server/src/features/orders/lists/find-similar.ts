import type { ReplyOf } from '@serai/contract/endpoint';
import type { findSimilar as endpoint } from '@serai/contract/orders/orders';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import type { OrderRow } from '../order-store.ts';
import { placeTime } from '../present-order.ts';
import type { Products } from '../products.ts';

/** Maximum number of results: enough for a warning. */
const maxNamed = 5;
/** Maximum number of candidate orders by name, for all guests together. */
const maxLookedAt = 2000;

/**
 * Finds active orders of a product for one of the guests on one of the days, as possible duplicates of a
 * booking or payment. Names are compared regardless of the order of their parts. Only orders visible to the
 * member, earliest start first.
 */
export async function findSimilar(
  db: Db,
  products: Products,
  { input, lang, ...call }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { name, listPage } = products.named(input.product);
  const seesAll = member.nodes.has(`${listPage}/viewAll`);
  // The last day of a longer service ends in the morning, when the next one may begin.
  const lastDay = sql`greatest((service_start AT TIME ZONE tz)::date, (service_end AT TIME ZONE tz)::date - 1)`;
  const { rows } = await sql<
    Pick<OrderRow, 'id' | 'sn' | 'title_zh' | 'title_en' | 'service_start' | 'tz'> & { same: string[] }
  >`
    WITH asked AS (SELECT DISTINCT name_key(name) AS name FROM unnest(${input.guest_names}::text[]) AS name),
    named AS (
      SELECT DISTINCT id FROM (
        SELECT holds.id FROM asked, find_orders(
          order_query(${member.agencyId}::bigint, asked.name, true), ${maxLookedAt}::bigint) AS holds
        LIMIT ${maxLookedAt}
      ) AS found
    )
    SELECT id, sn, title_zh, title_en, service_start, tz, same
    FROM orders, LATERAL (
      SELECT array_agg(guest) AS same FROM unnest(guest_names) AS guest
      WHERE name_key(guest) IN (SELECT name FROM asked WHERE name <> '')
    ) AS guests
    WHERE id = ANY(ARRAY(SELECT id FROM named)) AND agency_id = ${member.agencyId} AND product = ${name}
      AND order_status IN ('offer_pending', 'pending_payment', 'processing', 'confirmed', 'in_service')
      AND same IS NOT NULL
      AND (${seesAll} OR booked_by = ${member.userId})
      AND (service_start AT TIME ZONE tz)::date <= ${input.to}::date AND ${lastDay} >= ${input.from}::date
    ORDER BY service_start, id LIMIT ${maxNamed}`.execute(db);
  return {
    list: rows.map(({ id, sn, title_zh, title_en, service_start, tz, same }) => ({
      id,
      sn,
      title: inLanguage(lang, { zh: title_zh, en: title_en }),
      service_start: placeTime(service_start, tz),
      guest_names: same,
    })),
  };
}
