import type { SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { markupOf, withMarkup } from '../../../domain/pricing/markup.ts';
import { costPricer, laterRateDays, type QuotedOn } from '../../../domain/pricing/supplier-contract.ts';

/**
 * Whether a contract sells a room and night below its cost, with a percentage on its prices, from the day of `quoted` on:
 * at the cost rate of that day or any later one.
 */
export function isBelowCost(terms: SupplierTerms, percent: number, quoted: QuotedOn): boolean {
  const markup = markupOf(percent, quoted.currency);
  const seasons = terms.seasons.filter(({ to }) => to >= quoted.day);
  const costs = new Set(seasons.flatMap((season) => season.costs.map(({ cost }) => cost)));
  return [quoted.day, ...laterRateDays(terms, quoted.day)].some((day) => {
    const price = costPricer(terms, { ...quoted, day });
    return [...costs].some((cost) => {
      const night = price(cost);
      return night !== undefined && withMarkup(night.price, markup) < night.cost;
    });
  });
}

/**
 * Whether any contract will sell below its cost, with a percentage on its prices: a version that is in force now or takes
 * effect later, at today's or any later cost rate.
 */
export async function willSellBelowCost(
  db: Db | Trx,
  percent: number,
  { currency, now }: { currency: string; now: Date },
): Promise<boolean> {
  const versions = await listPresentAndLater(db, now);
  return versions.some(({ terms, effective_at, tz }) => {
    const from = Math.max(effective_at.getTime(), now.getTime());
    return isBelowCost(terms, percent, { currency, day: localDate(from, tz) });
  });
}

/** Versions in force or scheduled, of all contracts. */
async function listPresentAndLater(
  db: Db | Trx,
  now: Date,
): Promise<{ terms: SupplierTerms; effective_at: Date; tz: string }[]> {
  const { rows } = await sql<{ terms: SupplierTerms; effective_at: Date; tz: string }>`
    SELECT version.terms, version.effective_at, city.tz
    FROM supplier_contracts contract
    JOIN hotels hotel ON hotel.id = contract.hotel_id
    JOIN destinations city ON city.id = hotel.city_id
    JOIN supplier_contract_versions version ON version.contract_id = contract.id AND version.undone_at IS NULL
    WHERE version.effective_at > ${now} OR version.id = (
      SELECT current.id FROM supplier_contract_versions current
      WHERE current.contract_id = contract.id AND current.undone_at IS NULL AND current.effective_at <= ${now}
      ORDER BY current.effective_at DESC, current.number DESC LIMIT 1)`.execute(db);
  return rows;
}
