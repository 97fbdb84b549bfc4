import { addDays } from '@serai/contract/dates';
import type { SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { localDate, startOfDay } from '../../../domain/local-time.ts';
import { plansOf, type QuotedOn } from '../../../domain/pricing/supplier-contract.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { findPriceSettings } from '../../site/site.ts';
import { findInForce } from './contract-store.ts';
import { contractTerms, nightPricer } from './price-by-contract.ts';

/** Nights that are written ahead: more than are open for sale, so that a night has its price when it opens. */
const WRITTEN_NIGHTS = 400;
/** Contracts per run of the job. */
const BATCH = 200;

/**
 * Writes the prices of contracts whose version, cost rate or day has changed. Quotes never depend on it: they read the
 * contract itself. Returns the number of contracts.
 */
export async function applyDueContracts(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ hotel_id: number }>`
    SELECT hotel_id FROM supplier_contracts WHERE reapply_at <= ${now} ORDER BY reapply_at, id
    LIMIT ${BATCH}`.execute(db);
  for (const { hotel_id } of rows) await inTransaction(db, (trx) => applyContract(trx, hotel_id, now));
  return rows.length;
}

/**
 * Writes prices, costs and terms of a hotel's contract in force to its rate plans, where searches read them, and sets the
 * time of the next change.
 */
export async function applyContract(trx: Trx, hotelId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; tz: string }>`
    SELECT contract.id, city.tz FROM supplier_contracts contract
    JOIN hotels hotel ON hotel.id = contract.hotel_id JOIN destinations city ON city.id = hotel.city_id
    WHERE contract.hotel_id = ${hotelId}::bigint FOR NO KEY UPDATE OF contract`.execute(trx);
  const { id, tz } = rows[0]!;
  const version = await findInForce(trx, hotelId, now);
  const { currency } = await findPriceSettings(trx);
  const quoted = { currency, day: localDate(now.getTime(), tz) };
  const plans = await listPlans(trx, hotelId, version?.terms);
  await writeNights(trx, { hotelId, plans, terms: version?.terms, quoted });
  await writeTerms(trx, { hotelId, plans, terms: version?.terms, quoted });
  const midnight = new Date(startOfDay(addDays(quoted.day, 1), tz));
  await sql`
    UPDATE supplier_contracts SET reapply_at = least(${midnight}, (
      SELECT min(effective_at) FROM supplier_contract_versions
      WHERE contract_id = ${id}::bigint AND undone_at IS NULL AND effective_at > ${now}))
    WHERE id = ${id}::bigint`.execute(trx);
}

interface Written {
  hotelId: number;
  /** Rate plans of the hotel that the contract has costs for. */
  plans: readonly number[];
  terms: SupplierTerms | undefined;
  quoted: QuotedOn;
}

async function listPlans(trx: Trx, hotelId: number, terms: SupplierTerms | undefined): Promise<number[]> {
  if (!terms) return [];
  const plans = await trx
    .selectFrom('rate_plans')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('id', 'in', plansOf(terms))
    .orderBy('id')
    .execute();
  return plans.map(({ id }) => id);
}

/** Writes months that differ only, so that searches re-read nothing else. */
async function writeNights(trx: Trx, { hotelId, plans, terms, quoted }: Written): Promise<void> {
  const months = terms ? plans.flatMap((plan) => monthsOf(plan, terms, quoted)) : [];
  await sql`
    WITH said AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(months)}::jsonb)
        AS said(plan bigint, month date, prices int[], costs int[])),
    written AS (
      UPDATE rate_months m SET contract_prices = said.prices, contract_costs = said.costs FROM said
       WHERE m.rate_plan_id = said.plan AND m.month = said.month
         AND (m.contract_prices, m.contract_costs) IS DISTINCT FROM (said.prices, said.costs)),
    ended AS (
      UPDATE rate_months m SET contract_prices = NULL, contract_costs = NULL
       WHERE m.hotel_id = ${hotelId}::bigint AND m.contract_prices IS NOT NULL
         AND m.month >= date_trunc('month', ${quoted.day}::date)
         AND NOT EXISTS (SELECT FROM said WHERE said.plan = m.rate_plan_id AND said.month = m.month))
    INSERT INTO rate_months (rate_plan_id, month, hotel_id, prices, contract_prices, contract_costs)
    SELECT said.plan, said.month, ${hotelId}::bigint, array_fill(0, ARRAY[cardinality(said.prices)]), said.prices,
      said.costs
    FROM said
    WHERE NOT EXISTS (SELECT FROM rate_months m WHERE m.rate_plan_id = said.plan AND m.month = said.month)`.execute(
    trx,
  );
}

interface ContractMonth {
  plan: number;
  month: string;
  /** By night of the month; 0 = not covered. */
  prices: number[];
  costs: number[];
}

/** Months from today's on with a night that the contract covers. */
function monthsOf(plan: number, terms: SupplierTerms, quoted: QuotedOn): ContractMonth[] {
  const priced = nightPricer(terms, plan, quoted);
  const furthest = addDays(quoted.day, WRITTEN_NIGHTS);
  const last = [terms.valid_to, furthest].sort()[0]!;
  const months: ContractMonth[] = [];
  for (let month = `${quoted.day.slice(0, 7)}-01`; month <= last; month = nextMonth(month)) {
    const nights = datesOf(month).map((date) => (date <= last ? priced(date) : undefined));
    if (nights.every((night) => night === undefined)) continue;
    months.push({
      plan,
      month,
      prices: nights.map((night) => night?.price ?? 0),
      costs: nights.map((night) => night?.cost ?? 0),
    });
  }
  return months;
}

async function writeTerms(trx: Trx, { hotelId, plans, terms, quoted }: Written): Promise<void> {
  const words = terms ? JSON.stringify(contractTerms(terms, quoted)) : null;
  await sql`
    UPDATE rate_plans plan SET contract_terms = said.terms
    FROM (SELECT id, CASE WHEN id = ANY(${plans}::bigint[]) THEN ${words}::jsonb END AS terms
            FROM rate_plans WHERE hotel_id = ${hotelId}::bigint) said
    WHERE plan.id = said.id AND plan.contract_terms IS DISTINCT FROM said.terms`.execute(trx);
}

function nextMonth(month: string): string {
  return `${addDays(month, 31).slice(0, 7)}-01`;
}

function datesOf(month: string): string[] {
  const days = Math.round((Date.parse(nextMonth(month)) - Date.parse(month)) / 86_400_000);
  return Array.from({ length: days }, (_, at) => addDays(month, at));
}
