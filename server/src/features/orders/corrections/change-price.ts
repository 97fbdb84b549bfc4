import type { ReplyOf } from '@serai/contract/endpoint';
import type { changePrice as endpoint } from '@serai/contract/orders/actions';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import { aboutOrder } from '../desk/about-order.ts';
import { actionOnOrder } from '../desk/action-on-order.ts';
import { openOrderForStaff } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { lowerPrice } from './lower-price.ts';

/** Lowers the price of a paid order on the desk's decision. */
export async function changePrice(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { id, total_price: total, reason } = call.input;
  const { now, lang } = call;
  const opened = await openOrderForStaff(trx, products, id);
  const former = opened.order.total_price;
  const price = { total, label: { zh: '价格调整', en: 'Price change' }, reason };
  const by = { operator: operatorOf(call), key: call.idempotencyKey!, now, lang };
  const order = await lowerPrice(trx, opened, price, by);
  const given = { amount: former - total, currency: opened.order.currency };
  await guardConcession(
    trx,
    { kind: 'price', given, ...aboutOrder(opened.order), reason },
    { userId: by.operator.userId, now },
  );
  return {
    reply: { order: presentOrder({ ...opened, order }, call) },
    did: actionOnOrder(order, { before: { amount: former }, after: { amount: total }, reason }),
  };
}
