import type { ReplyOf } from '@serai/contract/endpoint';
import type { payOrder as endpoint } from '@serai/contract/order-actions';
import { payLines } from '../../domain/ledger/lines.ts';
import { announce } from '../messages/messages.ts';
import { type Call, memberOf, type Trx } from '../permissions/permissions.ts';
import { post } from '../wallet/wallet.ts';
import { moveOrder } from './move-order.ts';
import { openOrderToChange } from './open-order.ts';
import { presentOrder } from './present-order.ts';
import type { Products } from './products.ts';

/** Pays an order from the deposit or on credit; own stock is confirmed by it. */
export async function payOrder(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { id, pay_channel: channel } = call.input;
  const opened = await openOrderToChange(trx, products, member, id, 'pay');
  const { order, product } = opened;
  const total = order.total_price;
  const paid = await moveOrder(trx, opened, {
    event: channel === 'balance' ? 'payByBalance' : 'payByCredit',
    actor: 'member',
    userId: member.userId,
    now: call.now,
    lang: call.lang,
    facts: { amount: total },
    changes: {
      pay_channel: channel,
      paid_at: call.now,
      ...(channel === 'balance' ? { settlement_money: total } : {}),
      ...(product.confirmedWhenPaid ? { confirmed_at: call.now } : {}),
    },
  });
  await post(trx, {
    event: 'pay',
    key: `order:${id}:pay`,
    agencyId: order.agency_id,
    orderId: id,
    lines: payLines(channel, total),
    userId: member.userId,
    memo: '',
    now: call.now,
  });
  if (paid.order_status === 'confirmed') {
    const { sn, title_zh, title_en } = order;
    await announce(trx, {
      agencyId: order.agency_id,
      event: 'order_confirmed',
      facts: { sn, title_zh, title_en },
      orderId: id,
      now: call.now,
    });
  }
  return { order: presentOrder({ order: paid, product }, call) };
}
