import { maxCharges } from '@serai/contract/billing/statuses';
import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  chooseEligible as chooseEndpoint,
  listEligible as endpoint,
} from '@serai/contract/invoices/invoices';
import { invoiceKindsOf } from '@serai/contract/invoices/statuses';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Call, Db } from '../../calls.ts';
import { taxParts } from '../../domain/tax.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { findEntity } from '../contracts/contracts.ts';
import { type Products, readOrderChoice } from '../orders/orders.ts';
import { countEligible, type EligibleRow, listEligibleProducts, listEligibleRows } from './eligible-store.ts';
import { findUntaxed, type TaxedRow, taxEligible } from './tax-eligible.ts';

/** Returns a page of the agency's orders that can be invoiced, oldest first, with their sellers. */
export async function listEligible(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const asked = await readOrderChoice(db, call);
  const filter = { ...asked, untaxed: await findUntaxed(db, products, asked) };
  const page = openPage<EligibleRow>(call.input, ['eligible', asked], ({ service_start, order_id }) => [
    service_start.getTime(),
    order_id,
  ]);
  const { rows, next } = page.cut(await listEligibleRows(db, filter, page));
  const taxed = await taxEligible(db, products, rows);
  return {
    list: taxed.map((row) => ({ ...describeOrder(row, call.lang), ...presentEligible(row, call.lang) })),
    ...capped(await countEligible(db, filter)),
    next,
    products: await listEligibleProducts(db, filter.agencyId),
    sellers: await listSellers(db, [...new Set(taxed.map(({ entity_id }) => entity_id))], call.lang),
  };
}

/** All matching orders, up to the maximum of one invoice, for a caller who selects all at once. */
export async function chooseEligible(
  db: Db,
  products: Products,
  call: Call<typeof chooseEndpoint>,
): Promise<ReplyOf<typeof chooseEndpoint>> {
  const asked = await readOrderChoice(db, call);
  const filter = { ...asked, untaxed: await findUntaxed(db, products, asked) };
  const rows = await listEligibleRows(db, filter, { fetch: maxCharges + 1 });
  const taxed = await taxEligible(db, products, rows.slice(0, maxCharges));
  const chosen = withinCharges(taxed);
  return {
    orders: chosen.map((row) => presentEligible(row, call.lang)),
    capped: rows.length > maxCharges || chosen.length < taxed.length,
  };
}

/** The first orders whose charges fit on one invoice. */
function withinCharges(rows: readonly TaxedRow[]): TaxedRow[] {
  let charges = 0;
  return rows.filter(({ charge_ids }) => {
    charges += charge_ids.length;
    return charges <= maxCharges;
  });
}

function presentEligible(row: TaxedRow, lang: Lang) {
  const { order_sn, charge_ids, entity_id, code, amount, currency } = row;
  // The tax of a margin scheme would reveal the cost.
  const isKnown = code.treatment !== 'receipt' && code.treatment !== 'margin';
  return {
    id: charge_ids[0]!,
    order_sn,
    charge_ids,
    entity_id,
    paper: code.treatment === 'receipt' ? ('receipt' as const) : ('invoice' as const),
    amount: { amount, currency },
    tax_name: inLanguage(lang, { zh: code.name_zh, en: code.name_en }),
    tax: isKnown ? { amount: taxParts(amount, code, currency).tax, currency } : null,
  };
}

function describeOrder(row: EligibleRow, lang: Lang) {
  const { order_id, order_sn, product, reference, guest_names, service_date } = row;
  const title = inLanguage(lang, { zh: row.title_zh, en: row.title_en });
  return { order_id, order_sn, product, title, reference, guest_names, service_date };
}

async function listSellers(db: Db, ids: readonly number[], lang: Lang) {
  const entities = await Promise.all(ids.map((id) => findEntity(db, id)));
  return entities.flatMap((entity) =>
    entity
      ? [
          {
            id: entity.id,
            name: inLanguage(lang, { zh: entity.name_zh, en: entity.name_en }),
            country: entity.country,
            kinds: [...invoiceKindsOf(entity.country)],
          },
        ]
      : [],
  );
}
