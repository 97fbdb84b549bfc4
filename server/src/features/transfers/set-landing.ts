import type { ReplyOf } from '@serai/contract/endpoint';
import type { setLanding as endpoint } from '@serai/contract/transfers/booking';
import type { Lang } from '@serai/phrases/lang';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { instantAt, isExistingLocalTime, localDateTime } from '../../domain/local-time.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import type { LinkDeps } from '../fleet/fleet.ts';
import { actionOnOrder, wrongState } from '../orders/for-products.ts';
import {
  announceOrder,
  type OpenOrder,
  openOrderForStaff,
  type Products,
  presentOrder,
} from '../orders/orders.ts';
import { transferWord } from './product-word.ts';
import { rescheduleTransfer } from './reschedule-transfer.ts';
import type { SoldAs } from './sold-as.ts';
import { listTransferOrders, updateLandingChecked } from './transfer-order-store.ts';

/** A landing further from the known time than this belongs to another flight. */
const FARTHEST_MS = 48 * 3_600_000;

/**
 * Records a new landing time of a confirmed pick-up. The driver's arrival, the wait for the guests and
 * everything after it move along. The agency and the drivers are notified. If the time does not change, only the
 * check of the flight is recorded, which answers the entry of the queue.
 */
export async function setLanding(
  trx: Trx,
  deps: LinkDeps & { products: Products },
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { id, lands_at } = call.input;
  const { now, lang } = call;
  const opened = await openOrderForStaff(trx, deps.products, id);
  const [transfer] = await listTransferOrders(trx, [id]);
  if (opened.product.name !== transferWord || !transfer) throw new AppError('not_found');
  const { sold_as: sold } = transfer;
  refuseLanding(opened, sold, { lang });
  refuseWrongTime(sold, lands_at);
  const was = localDateTime(sold.times.flight, sold.tz);
  const [before, after] = [{ lands_at: was }, { lands_at, landing_checked_at: toSeconds(now) }];
  await updateLandingChecked(trx, id, now);
  if (was === lands_at) {
    return {
      reply: { order: presentOrder(opened, call) },
      did: actionOnOrder(opened.order, { before, after }),
    };
  }
  const reason = `${was.replace('T', ' ')} → ${lands_at.replace('T', ' ')}`;
  const by = { operatorId: userId, reason, now };
  const moved = await rescheduleTransfer(trx, deps, { opened, sold }, lands_at, by);
  const facts = {
    flight: sold.flightNumber,
    was: was.replace('T', ' '),
    lands_at: lands_at.replace('T', ' '),
  };
  await announceOrder(trx, moved, { event: 'flight_moved', facts, now });
  const order = { ...moved, operator_name: nickname };
  return {
    reply: { order: presentOrder({ ...opened, order }, call) },
    did: actionOnOrder(order, { before, after }),
  };
}

/** Refuses a landing of an order that is not confirmed or has begun, and of a drop-off. */
export function refuseLanding(
  { order }: OpenOrder,
  { mode }: Pick<SoldAs, 'mode'>,
  { lang }: { lang: Lang },
): void {
  if (order.order_status !== 'confirmed') throw wrongState(order, lang);
  if (mode !== 'pick_up') throw new AppError('flight_not_landing');
}

function refuseWrongTime(sold: SoldAs, landsAt: string): void {
  if (!isExistingLocalTime(landsAt, sold.tz)) {
    throw refusedField('lands_at', 'time_skipped', { time: landsAt.replace('T', ' ') });
  }
  const away = Math.abs(instantAt(landsAt, sold.tz) - sold.times.flight);
  if (away > FARTHEST_MS)
    throw refusedField('lands_at', 'landing_too_far', { hours: FARTHEST_MS / 3_600_000 });
}
