import type { ReplyOf } from '@serai/contract/endpoint';
import type { showCost as endpoint } from '@serai/contract/orders/actions';
import type { Call, Db } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** Shows the seller's cost and the price of an order. */
export async function showCost(db: Db, { input }: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const order = await db
    .selectFrom('orders')
    .select(['sn', 'total_price', 'cost', 'currency'])
    .where('id', '=', input.id)
    .executeTakeFirst();
  if (!order) throw new AppError('not_found');
  const { sn, total_price: price, cost, currency } = order;
  return {
    sn,
    price: money(price, currency),
    cost: cost === null ? null : money(cost, currency),
    margin: cost === null ? null : money(price - cost, currency),
  };
}
