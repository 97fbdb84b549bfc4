import type { ReplyOf } from '@serai/contract/endpoint';
import type { showCost as endpoint } from '@serai/contract/orders/actions';
import type { Call, Db } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { findAnyOrder } from '../open-order.ts';
import type { Products } from '../products.ts';

/** Shows the seller's cost and the price of an order. */
export async function showCost(
  { db, products }: { db: Db; products: Products },
  { input }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { order, product } = await findAnyOrder(db, products, input.id);
  const { sn, total_price: price, cost, currency } = order;
  const hired = await product.findHiredCost?.(db, order.id);
  const shown = (amount: number | null) => (amount === null ? null : money(amount, currency));
  const isKnown = cost !== null && hired !== null;
  return {
    sn,
    price: money(price, currency),
    cost: shown(cost),
    hired: hired === undefined ? null : { cost: shown(hired) },
    margin: isKnown ? money(price - cost - (hired ?? 0), currency) : null,
  };
}
