import type { ReplyOf } from '@serai/contract/endpoint';
import type { confirmOrder as endpoint } from '@serai/contract/orders/actions';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { announceOrder } from '../announce-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import { payBy } from '../policy.ts';
import { presentOrder } from '../present-order.ts';
import { freezeOffer, readOffer } from './offer-store.ts';

/**
 * Accepts the offer that a member has seen for an order on request: the offer replaces the request at its
 * price and is held until paid.
 */
export async function acceptOffer(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { order, product } = opened;
  const { offer_id } = call.input;
  const { now } = call;
  const facts = order.offer_total === null ? {} : { amount: order.offer_total };
  const accepted = await moveOrder(trx, opened, {
    event: 'acceptOffer',
    actor: 'member',
    userId: memberOf(call).userId,
    now,
    lang: call.lang,
    facts,
  });
  if (order.offer_id !== offer_id) throw new AppError('offer_replaced');
  const offer = await readOffer(trx, offer_id);
  await product.offers!.accept(trx, order.id, offer);
  const { policy, total, title } = offer;
  const changes = {
    total_price: total,
    title_zh: title.zh,
    title_en: title.en,
    pay_by: payBy({ policy, serviceStart: order.service_start, cutOff: order.cut_off, now }),
  };
  await freezeOffer(trx, order.id, offer, changes);
  const sold = { ...accepted, ...changes, policy };
  await announceOrder(trx, sold, {
    event: 'order_offer_accepted',
    facts: { amount: money(total, order.currency) },
    now,
  });
  return { order: presentOrder({ product, order: sold }, call) };
}
