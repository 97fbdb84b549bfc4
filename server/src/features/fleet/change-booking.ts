import type { ChangePreview } from '@serai/contract/orders/change-booking';
import type { OrderView } from '@serai/contract/orders/view';
import type { Lang } from '@serai/phrases/lang';
import type { Caller, Db, Trx } from '../../calls.ts';
import { isRefundable } from '../../domain/cancellation-policy.ts';
import { findOwnChangeFault, isOpenToChange } from '../../domain/own-changes.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { notifyStaff } from '../messages/messages.ts';
import {
  allGivenUp,
  applyChange,
  type CalculatedChange,
  type Changer,
  calculateChange,
  changerOf,
  type OrderTerms,
  previewChange,
  refuseChange,
  refuseUnchangeable,
} from '../orders/for-products.ts';
import {
  type Bilingual,
  type OpenOrder,
  type OrderRow,
  type PaymentGuard,
  presentOrder,
} from '../orders/orders.ts';
import type { ChangedWords } from './differing-parts.ts';
import type { LinkDeps } from './driver-links/send-link.ts';
import { moveRides } from './move-rides.ts';
import { hasSetOff } from './present-ride.ts';
import { listOrderRides, lockOrderRides } from './ride-store.ts';
import type { HeldVehicles } from './vehicle-stock.ts';

/** A product's plan for a requested flight, time or place. */
export interface PlannedChange {
  /** Undefined if neither time nor place changes: the sold terms stay. */
  offer: { terms: OrderTerms; held: HeldVehicles } | undefined;
  /** Undefined if nothing differs. */
  words: ChangedWords | undefined;
  places: { before: Bilingual; after: Bilingual };
  /** Persists the product's own columns. */
  write(trx: Trx): Promise<void>;
}

/** A member's request as sent, with the product's planning function. */
interface Asked {
  opened: OpenOrder;
  wish: unknown;
  plan: (db: Db) => Promise<PlannedChange>;
}

type Asker = { caller: Caller | undefined; lang: Lang; now: Date };

/** A planned change with its effect on the order. */
export interface WeighedBooking {
  planned: PlannedChange;
  weighed: CalculatedChange;
}

/** Previews a change of flight, time or place of an order; possible until its driver sets off. */
export async function previewBookingChange(db: Db, asked: Asked, call: Asker): Promise<ChangePreview> {
  const { opened } = asked;
  refuseFixed(opened);
  const { planned, weighed } = await computeChange(db, asked, changerOf(call));
  return previewChange(db, opened.order, { weighed, places: planned.places }, call);
}

/**
 * Computes the effect of a change on an order; refuses changes that are not possible now. Within the fee
 * window, another time or place costs the fee of the former one plus the price of the new one.
 */
export async function computeChange(
  db: Db,
  { opened, wish, plan }: Asked,
  by: Pick<Changer, 'member' | 'lang' | 'now'>,
): Promise<WeighedBooking> {
  const { order } = opened;
  refuseUnchangeable(opened, by);
  refuseUnderWay(await listOrderRides(db, [order.id]));
  const planned = await plan(db);
  const weighed = calculateChange(
    order,
    wish,
    planned.offer?.terms,
    by.now,
    planned.offer && allGivenUp(order),
  );
  await refuseChange(db, opened, weighed, by);
  return { planned, weighed };
}

/**
 * Carries out a previewed change of flight, time or place in one transaction. If the preview is outdated,
 * nothing changes (`change_preview_stale`).
 */
export async function changeBooking(
  trx: Trx,
  deps: ChangeDeps,
  asked: Asked & { previewId: string },
  call: Asker,
): Promise<{ order: OrderView }> {
  const { opened, previewId } = asked;
  refuseFixed(opened);
  const by = changerOf(call);
  await lockOrderRides(trx, opened.order.id);
  const change = await computeChange(trx, asked, by);
  if (change.weighed.previewId !== previewId) throw new AppError('change_preview_stale');
  const order = await applyBookingChange(trx, deps, opened, change, by);
  return { order: presentOrder({ ...opened, order }, call) };
}

export type ChangeDeps = LinkDeps & { guardPayment: PaymentGuard };

/**
 * Applies a weighed change to a locked order: price and held money, rules and times, vehicles and rides.
 * Notifies the agency, the desk and the drivers; a driver with another ride at that time is unassigned.
 */
export async function applyBookingChange(
  trx: Trx,
  deps: ChangeDeps,
  opened: OpenOrder,
  { planned: { offer, words, write }, weighed }: WeighedBooking,
  by: Changer,
): Promise<OrderRow> {
  const { order, product } = opened;
  refuseUnderWay(await lockOrderRides(trx, order.id));
  if (!words) return order;
  const { guardPayment } = deps;
  const changed = await applyChange(trx, opened, { weighed, words, guardPayment }, by);
  await write(trx);
  const moved = { order: changed, product };
  const freed = offer ? await moveRides(trx, deps, moved, moveOf(offer, by)) : 0;
  if (changed.service_start.getTime() === order.service_start.getTime())
    await product.notifySupplier(trx, order.id, 'change', by.now);
  await notifyDesk(trx, moved, { words, freed }, by.now);
  return changed;
}

function moveOf({ held }: NonNullable<PlannedChange['offer']>, { member, now }: Changer) {
  return { journey: held.journey, poolId: held.poolId, now, freedBy: member?.userId ?? null };
}

/** Notifies the desk, which assigns drivers once a ride is paid. */
async function notifyDesk(
  trx: Trx,
  { order }: OpenOrder,
  { words, freed }: { words: ChangedWords; freed: number },
  now: Date,
): Promise<void> {
  if (order.order_status !== 'confirmed') return;
  const event = freed > 0 ? 'ride_unassigned' : 'ride_changed';
  const facts = { sn: order.sn, title_zh: order.title_zh, title_en: order.title_en, ...words };
  await notifyStaff(trx, { queue: 'desk', event, about: 'rides', facts, order, now });
}

/** Refuses with `change_non_refundable` a member's change that only the desk may make. */
function refuseFixed({ order }: OpenOrder): void {
  const fault = memberChangeFault(order);
  if (fault) throw new AppError(fault);
}

/** Fields that decide whether the member may change the order. */
type Movable = Pick<OrderRow, 'order_status' | 'policy'>;

/** Why only the desk may change it; undefined if its member may. */
export function memberChangeFault({ order_status, policy }: Movable) {
  return findOwnChangeFault({ status: order_status, refundable: isRefundable(policy) });
}

/** Whether a member may still change flight, time or place themselves. */
export function canMemberMove(order: Movable, rides: Parameters<typeof hasSetOff>[0]): boolean {
  return isOpenToChange(order.order_status) && !memberChangeFault(order) && !hasSetOff(rides);
}

function refuseUnderWay(rides: Parameters<typeof hasSetOff>[0]): void {
  if (hasSetOff(rides)) throw new AppError('trip_under_way');
}
