import type {
  chooseUnsettled as chooseEndpoint,
  listUnsettled as endpoint,
} from '@serai/contract/billing/bills';
import { maxCharges } from '@serai/contract/billing/statuses';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db } from '../../calls.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { type ChargeRow, listOpenCharges, sumOpenCharges } from '../charges/charges.ts';
import { readOrderChoice } from '../orders/orders.ts';
import { findCurrency } from './agency-store.ts';
import { describeCharges } from './describe-charges.ts';

/**
 * Lists a page of the agency's credit charges that are not billed, oldest first, with the sum of all matches.
 */
export async function listUnsettled(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const filter = await readOrderChoice(db, call);
  const page = openPage<ChargeRow>(call.input, ['unsettled', filter], ({ charged_at, id }) => [
    charged_at.getTime(),
    id,
  ]);
  const { rows, next } = page.cut(await listOpenCharges(db, filter, page));
  const describe = await describeCharges(db, rows, call.lang);
  const currency = await findCurrency(db, filter.agencyId);
  const { count, open, products } = await sumOpenCharges(db, filter);
  return {
    list: rows.map((row) => ({
      id: row.id,
      ...describe(row),
      amount: { amount: row.amount - row.settled, currency },
    })),
    ...capped(count),
    next,
    sum: { amount: open, currency },
    products,
  };
}

/** Lists all matching open charges, up to the maximum per bill, to select all at once. */
export async function chooseUnsettled(
  db: Db,
  call: Call<typeof chooseEndpoint>,
): Promise<ReplyOf<typeof chooseEndpoint>> {
  const filter = await readOrderChoice(db, call);
  const rows = await listOpenCharges(db, filter, { fetch: maxCharges + 1 });
  return {
    charges: rows.slice(0, maxCharges).map(({ id, amount, settled, currency }) => ({
      id,
      amount: { amount: amount - settled, currency },
    })),
    capped: rows.length > maxCharges,
  };
}
