import type { Db, Trx } from '../../calls.ts';
import { taxRuleFor } from '../../domain/tax.ts';
import type { OrderChoice, Products } from '../orders/orders.ts';
import { type EligibleRow, listTaxedByPlace, type TaxedFacts } from './eligible-store.ts';
import { listTaxCodes, type TaxCode } from './tax-code-store.ts';

/** An order that can be invoiced, with its tax code. */
export type TaxedRow = EligibleRow & { code: TaxCode };

/** Orders that are asked for but have no tax code at their place of service. */
export async function findUntaxed(db: Db, products: Products, asked: OrderChoice): Promise<number[]> {
  const rows = await listTaxedByPlace(db, asked);
  const taxed = new Set((await taxEligible(db, products, rows)).map(({ order_id }) => order_id));
  return rows.map(({ order_id }) => order_id).filter((id) => !taxed.has(id));
}

/** Finds the tax code of each order at its place of service; orders without one are omitted. */
export async function taxEligible<Row extends TaxedFacts>(
  db: Db | Trx,
  products: Products,
  rows: readonly Row[],
): Promise<(Row & { code: TaxCode })[]> {
  const codes = await listTaxCodes(db, [...new Set(rows.map(({ entity_id }) => entity_id))]);
  const countries = await findCountries(db, products, rows);
  return rows.flatMap((row) => {
    const code = taxRuleFor(
      codes.filter(({ entity_id }) => entity_id === row.entity_id),
      {
        product: row.product,
        covers: row.covers,
        date: row.service_date,
        place: countries.get(row.order_id) ?? '',
      },
    );
    return code ? [{ ...row, code }] : [];
  });
}

async function findCountries(
  db: Db | Trx,
  products: Products,
  rows: readonly TaxedFacts[],
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const product of new Set(rows.map((row) => row.product))) {
    const ids = rows.filter((row) => row.product === product).map(({ order_id }) => order_id);
    for (const [id, country] of await products.of({ product }).findCountries(db, ids)) found.set(id, country);
  }
  return found;
}
