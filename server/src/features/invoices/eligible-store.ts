import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { countOf } from '../../platform/list/count.ts';
import type { Page } from '../../platform/list/page.ts';
import type { OrderChoice } from '../orders/orders.ts';

/** An order with something to invoice, before its tax code is known. */
export interface EligibleRow {
  order_id: number;
  order_sn: string;
  product: string;
  title_zh: string;
  title_en: string;
  reference: string;
  guest_names: string[];
  service_start: Date;
  /** Local day on which the service began. */
  service_date: string;
  /** `fee` for an order that was not served. */
  covers: 'service' | 'fee';
  /** Seller entity, by the contract of the booking. */
  entity_id: number;
  /** Charges that are on no invoice, oldest first. */
  charge_ids: number[];
  /** Their total less refunds, in minor units. */
  amount: number;
  currency: string;
  /** Cost to the seller; null if unknown. */
  cost: number | null;
}

/** Orders that are asked for, without those that have no tax code at their place of service. */
export interface EligibleFilter extends OrderChoice {
  untaxed?: readonly number[];
}

/** Lists orders of an agency that can be invoiced, by (service_start, id), after a key, up to a limit. */
export async function listEligibleRows(
  db: Db | Trx,
  filter: EligibleFilter,
  { after, fetch, offset = 0 }: Partial<Page<EligibleRow>> & { fetch: number },
): Promise<EligibleRow[]> {
  const follows = after
    ? sql`(orders.service_start, orders.id) > (${new Date(after[0]!)}::timestamptz, ${after[1]}::bigint)`
    : sql`true`;
  const { rows } = await sql<EligibleRow>`
    SELECT listed.*, free.charge_ids, least(free.amount, due.amount - listed.invoiced) AS amount
    FROM (
      SELECT orders.id AS order_id, orders.sn AS order_sn, orders.product, orders.title_zh, orders.title_en,
        orders.reference, orders.guest_names, orders.service_start, ${serviceDate} AS service_date, ${covers} AS covers,
        orders.currency, orders.cost, orders.invoiced, contract.entity_id, contract.invoice_when
      FROM orders CROSS JOIN LATERAL (${contractOf}) contract
      WHERE ${matches(filter)} AND ${follows} AND ${hasTaxCode}
      ORDER BY orders.service_start, orders.id LIMIT ${fetch} OFFSET ${offset}
    ) listed
    CROSS JOIN LATERAL (
      SELECT sum(amount) AS amount FROM charges WHERE order_id = listed.order_id AND ${isDue}
    ) due
    CROSS JOIN LATERAL (
      SELECT array_agg(id ORDER BY id) AS charge_ids, sum(amount) AS amount FROM charges
      WHERE order_id = listed.order_id AND amount > 0 AND invoice_stage = 'open' AND ${isDue}
    ) free
    WHERE least(free.amount, due.amount - listed.invoiced) > 0
    ORDER BY listed.service_start, listed.order_id`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount), charge_ids: row.charge_ids.map(Number) }));
}

export async function countEligible(db: Db, filter: EligibleFilter): Promise<number> {
  const matching = sql`SELECT FROM orders CROSS JOIN LATERAL (${contractOf}) contract
    WHERE ${matches(filter)} AND ${hasTaxCode}`;
  const { rows } = await sql<{ count: number }>`SELECT ${countOf(matching)} AS count`.execute(db);
  return rows[0]!.count;
}

/** Columns of an order that determine its tax. */
export type TaxedFacts = Pick<EligibleRow, 'order_id' | 'product' | 'covers' | 'entity_id' | 'service_date'>;

/** Matching orders whose seller has codes only for some countries: the code of each is checked later. */
export async function listTaxedByPlace(db: Db, filter: OrderChoice): Promise<TaxedFacts[]> {
  const { rows } = await sql<TaxedFacts>`
    SELECT orders.id AS order_id, orders.product, ${covers} AS covers, contract.entity_id, ${serviceDate} AS service_date
    FROM orders CROSS JOIN LATERAL (${contractOf}) contract
    WHERE ${matches(filter)} AND ${hasTaxCode} AND NOT ${hasTaxCodeAnywhere}
    ORDER BY orders.id LIMIT ${maxByPlace}`.execute(db);
  return rows;
}

/** More than the maximum that lists count. */
const maxByPlace = 20_000;

/** Products in which an agency has orders to invoice. */
export async function listEligibleProducts(db: Db, agencyId: number): Promise<string[]> {
  const { rows } = await sql<{ product: string }>`
    SELECT DISTINCT product FROM orders WHERE agency_id = ${agencyId} AND invoice_status = 'invoiceable'
    ORDER BY product`.execute(db);
  return rows.map(({ product }) => product);
}

/** The contract under which an order was booked. */
const contractOf = sql`
  SELECT version.entity_id, version.invoice_when FROM agency_contracts version
  WHERE version.agency_id = orders.agency_id AND version.valid_from <= orders.created_at
  ORDER BY version.valid_from DESC, version.id DESC LIMIT 1`;

const serviceDate = sql`(orders.service_start AT TIME ZONE orders.tz)::date`;
const covers = sql`CASE orders.order_status WHEN 'completed' THEN 'service' ELSE 'fee' END`;

/** A code for any country: the one that applies is chosen when the order's country is known. */
const hasTaxCode = sql`EXISTS (SELECT ${codesOf()})`;
/** A code for all countries. */
const hasTaxCodeAnywhere = sql`EXISTS (SELECT ${codesOf()} AND code.place = '')`;

function codesOf(): RawBuilder<unknown> {
  return sql`FROM tax_codes code WHERE code.entity_id = contract.entity_id AND code.product = orders.product
    AND code.covers = ${covers} AND code.valid_from <= ${serviceDate}`;
}

/** Must agree with `settlement.ts`. */
const isDue = sql`(amount < 0 OR invoice_stage <> 'open' OR stage <> 'written_off' AND (settled = amount
  OR listed.invoice_when = 'bill_confirmed' AND stage = 'billed'))`;

/** An order's state follows from its charges, so an index finds the few that can be invoiced. */
function matches({
  agencyId,
  product,
  serviceFrom,
  serviceTo,
  orderIds,
  untaxed = [],
}: EligibleFilter): RawBuilder<unknown> {
  const conditions = [
    sql`orders.agency_id = ${agencyId} AND orders.invoice_status = 'invoiceable'`,
    ...(product === undefined ? [] : [sql`orders.product = ${product}`]),
    ...(serviceFrom === undefined ? [] : [sql`${serviceDate} >= ${serviceFrom}::date`]),
    ...(serviceTo === undefined ? [] : [sql`${serviceDate} <= ${serviceTo}::date`]),
    ...(untaxed.length === 0 ? [] : [sql`orders.id <> ALL(${[...untaxed]}::bigint[])`]),
    ...(orderIds === undefined ? [] : [sql`orders.id = ANY(${[...orderIds]}::bigint[])`]),
  ];
  return sql.join(conditions, sql` AND `);
}
