import type { ChangePreview } from '@serai/contract/change-booking';
import type { OrderView } from '@serai/contract/order-view';
import type { Lang } from '@serai/phrases/lang';
import type { Caller, Db, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { notifyStaff } from '../messages/messages.ts';
import {
  applyChange,
  type Bilingual,
  type OpenOrder,
  type OrderTerms,
  type PaymentGuard,
  presentOrder,
  previewChange,
  refuseChange,
  refuseUnchangeable,
  weighChange,
} from '../orders/orders.ts';
import type { ChangedWords } from './differing-parts.ts';
import type { LinkDeps } from './driver-links/send-link.ts';
import { moveRides } from './move-rides.ts';
import { hasSetOff } from './present-ride.ts';
import { listOrderRides, lockOrderRides } from './ride-store.ts';
import type { HeldVehicles } from './vehicle-stock.ts';

/** What a product makes of the flight, time or place that a member asks for. */
export interface PlannedChange {
  /** Undefined where neither time nor place changes: what is sold stays. */
  offer: { terms: OrderTerms; held: HeldVehicles } | undefined;
  /** Undefined where all is so already. */
  words: ChangedWords | undefined;
  places: { before: Bilingual; after: Bilingual };
  /** Puts down what the product keeps. */
  write(trx: Trx): Promise<void>;
}

/** What a member asks for, as it was sent, and how its product plans that. */
interface Asked {
  opened: OpenOrder;
  wish: unknown;
  plan: (db: Db) => Promise<PlannedChange>;
}

type Changer = { caller: Caller | undefined; lang: Lang; now: Date };

/** Shows what a change of flight, time or place would make of an order, which it may still be until its driver sets off. */
export async function previewBookingChange(
  db: Db,
  { opened, wish, plan }: Asked,
  call: Changer,
): Promise<ChangePreview> {
  refuseUnchangeable(opened, call);
  refuseUnderWay(await listOrderRides(db, [opened.order.id]));
  const { offer, places } = await plan(db);
  const weighed = weighChange(opened.order, wish, offer?.terms, call.now);
  await refuseChange(db, opened, weighed, call);
  return previewChange(db, opened.order, { weighed, places }, call);
}

/**
 * Changes an order to the flight, time or place of a preview, in one transaction: price and money held, rules and times,
 * vehicles and rides. The agency, the desk and the drivers are notified; a driver who has another ride then is free again.
 * Where the preview is no longer what it would be, nothing changes (`change_preview_stale`).
 */
export async function changeBooking(
  trx: Trx,
  deps: LinkDeps & { guardPayment: PaymentGuard },
  { opened, wish, plan, previewId }: Asked & { previewId: string },
  call: Changer,
): Promise<{ order: OrderView }> {
  const { order, product } = opened;
  refuseUnchangeable(opened, call);
  refuseUnderWay(await lockOrderRides(trx, order.id));
  const { offer, words, write } = await plan(trx);
  const weighed = weighChange(order, wish, offer?.terms, call.now);
  await refuseChange(trx, opened, weighed, call);
  if (weighed.previewId !== previewId) throw new AppError('change_preview_stale');
  if (!words) return { order: presentOrder(opened, call) };
  const { guardPayment } = deps;
  const changed = await applyChange(trx, opened, { weighed, words, guardPayment }, call);
  await write(trx);
  const moved = { order: changed, product };
  const freed = offer ? await moveRides(trx, deps, moved, moveOf(offer, call)) : 0;
  if (changed.service_start.getTime() === order.service_start.getTime())
    await product.notifySupplier(trx, order.id, 'change', call.now);
  await notifyDesk(trx, moved, { words, freed }, call.now);
  return { order: presentOrder(moved, call) };
}

function moveOf({ held }: NonNullable<PlannedChange['offer']>, { caller, now }: Changer) {
  const freedBy = caller?.kind === 'member' ? caller.userId : null;
  return { journey: held.journey, poolId: held.poolId, now, freedBy };
}

/** Drivers are the desk's affair once a ride is paid. */
async function notifyDesk(
  trx: Trx,
  { order }: OpenOrder,
  { words, freed }: { words: ChangedWords; freed: number },
  now: Date,
): Promise<void> {
  if (order.order_status !== 'confirmed') return;
  const event = freed > 0 ? 'ride_unassigned' : 'ride_changed';
  const facts = { sn: order.sn, title_zh: order.title_zh, title_en: order.title_en, ...words };
  await notifyStaff(trx, { queue: 'desk', event, facts, now });
}

function refuseUnderWay(rides: Parameters<typeof hasSetOff>[0]): void {
  if (hasSetOff(rides)) throw new AppError('trip_under_way');
}
