import type { Db, Trx } from '../../calls.ts';
import { taxRuleFor } from '../../domain/tax.ts';
import type { Products } from '../orders/orders.ts';
import type { EligibleRow } from './eligible-store.ts';
import { listTaxCodes, type TaxCode } from './tax-code-store.ts';

/** An order that can be invoiced, with how it is taxed. */
export interface TaxedRow extends EligibleRow {
  code: TaxCode;
}

/** Finds how each of some orders is taxed where it was served; those that no code is for are left out. */
export async function taxEligible(
  db: Db | Trx,
  products: Products,
  rows: readonly EligibleRow[],
): Promise<TaxedRow[]> {
  const codes = await listTaxCodes(db, [...new Set(rows.map(({ entity_id }) => entity_id))]);
  const countries = await findCountries(db, products, rows);
  return rows.flatMap((row) => {
    const code = taxRuleFor(
      codes.filter(({ entity_id }) => entity_id === row.entity_id),
      {
        ...{ product: row.product, covers: row.covers, date: row.service_date },
        place: countries.get(row.order_id) ?? '',
      },
    );
    return code ? [{ ...row, code }] : [];
  });
}

async function findCountries(
  db: Db | Trx,
  products: Products,
  rows: readonly EligibleRow[],
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const product of new Set(rows.map((row) => row.product))) {
    const ids = rows.filter((row) => row.product === product).map(({ order_id }) => order_id);
    for (const [id, country] of await products.of({ product }).findCountries(db, ids)) found.set(id, country);
  }
  return found;
}
