import type { Trx } from '../../../calls.ts';
import { localDateTime } from '../../../domain/local-time.ts';
import { money, sum } from '../../../domain/money.ts';
import { announceOrder } from '../announce-order.ts';
import { type Move, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { clearReview } from '../reviews/review-order.ts';
import { insertOffer, type OrderOffer } from './offer-store.ts';

/** Validity of an offer. */
const OFFER_LIFE_MS = 24 * 3_600_000;

/**
 * Makes an offer for a locked order on request; it replaces any earlier offer. It is valid for a day, but no
 * longer than the order's payment deadline. Nothing is held before acceptance.
 * @throws AppError `offer_over` if the order has lapsed, `order_wrong_state` if it waits for no offer.
 */
export async function makeOffer(
  trx: Trx,
  opened: OpenOrder,
  offer: OrderOffer,
  { userId, now, lang }: { userId: number } & Pick<Move, 'now' | 'lang'>,
): Promise<OrderRow> {
  const { order } = opened;
  const total = sum(offer.lines.map(({ quantity, unitAmount }) => quantity * unitAmount));
  const until = new Date(Math.min(now.getTime() + OFFER_LIFE_MS, order.pay_by.getTime()));
  const made = { orderId: order.id, total, madeBy: userId, madeAt: now, expiresAt: until };
  const id = await insertOffer(trx, offer, made);
  const offered = await moveOrder(trx, opened, {
    event: 'offer',
    actor: 'operator',
    userId,
    now,
    lang,
    reason: offer.note,
    facts: { amount: total },
    changes: {
      operator_id: userId,
      answer_by: null,
      offer_id: id,
      offer_total: total,
      offer_until: until,
    },
  });
  const answered = await clearReview(trx, { order: offered }, { now });
  await announceOrder(trx, answered, {
    event: 'order_offered',
    facts: {
      amount: money(total, order.currency),
      until: localDateTime(until.getTime(), order.tz).replace('T', ' '),
      note: offer.note,
    },
    now,
  });
  return answered;
}
