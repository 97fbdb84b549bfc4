import type { ReplyOf } from '@serai/contract/endpoint';
import type { changeGuests as endpoint } from '@serai/contract/hotels/booking';
import type { Lang } from '@serai/phrases/lang';
import type { Call, Trx } from '../../calls.ts';
import { takesChineseNames } from '../../domain/guest-names.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { findOwnChangeFault, isOpenToChange } from '../../domain/own-changes.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { recordOwnChange, wrongState } from '../orders/for-products.ts';
import { type OpenOrder, type OrderRow, presentOrder } from '../orders/orders.ts';
import { checkGuests, type NamedRoom } from './check-guests.ts';
import { guestsUntil, mayRename } from './guest-terms.ts';
import {
  type HotelOrder,
  listHotelOrders,
  partyOf,
  type StoredRoom,
  updateGuestsOfStay,
} from './hotel-order-store.ts';

/**
 * Changes the guest names of a stay without a price change: until the evening before, with the booked number
 * of guests per room and at least one of the guests first booked. No-op if no name changes. Beyond these
 * limits, and for a non-refundable stay, the member requests a work order.
 */
export async function changeGuests(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { order } = opened;
  const [stay] = await listHotelOrders(trx, [order.id]);
  if (!stay) throw new AppError('not_found');
  if (!isOpenToChange(order.order_status)) throw wrongState(order, call.lang);
  refuseMemberChange(stay, call.now);
  const renaming = renameGuests(stay, call.input.rooms);
  if (!renaming) return { order: presentOrder(opened, call) };
  refuseNewParty(stay, renaming);
  await updateGuestsOfStay(trx, order.id, renaming.guests);
  return recordOwnChange(trx, opened, guestsChanged(renaming), call);
}

/** Refuses to change the names of a stay once it can be changed by nobody, not by the desk either. */
export function refuseRenaming(order: OrderRow, { lang, now }: { lang: Lang; now: Date }): void {
  if (!isOpenToChange(order.order_status)) throw wrongState(order, lang);
  if (now >= order.service_end) throw new AppError('order_start_reached');
}

/** Guests of each room after the change, with all names before and after. */
export interface Renaming {
  guests: StoredRoom[];
  before: string[];
  after: string[];
}

/**
 * Returns the rooms of a stay with other names, or undefined if no name changes. Refuses names that do not
 * fit.
 */
export function renameGuests(stay: HotelOrder, rooms: readonly NamedRoom[]): Renaming | undefined {
  const { sold_as, nationality } = stay;
  checkGuests(rooms, stay.guests.map(partyOf), takesChineseNames(sold_as.countryCode, nationality));
  const guests = renamed(stay.guests, rooms);
  if (JSON.stringify(stay.guests) === JSON.stringify(guests)) return undefined;
  return { guests, before: namesOf(stay.guests), after: namesOf(guests) };
}

/** Content of the notifications about the change. */
export function guestsChanged({ before, after }: Renaming) {
  return {
    event: 'changeGuests' as const,
    guests: { guest_names: after },
    changed: { before: before.join(', '), after: after.join(', ') },
  };
}

/**
 * Refuses once members may no longer change names themselves: `change_non_refundable`, `guests_by_support` or
 * `guests_too_late`.
 */
export function refuseMemberChange(stay: HotelOrder, now: Date): void {
  const fault = findOwnChangeFault({ status: stay.order_status, refundable: stay.refundable });
  if (fault) throw new AppError(fault);
  if (!mayRename(stay)) throw new AppError('guests_by_support');
  refuseAfterDeadline(guestsUntil(stay), stay.sold_as.tz, now);
}

/**
 * Refuses names that include none of the guests first booked: that would be another booking, however many
 * steps led to it.
 */
export function refuseNewParty({ first_guests }: HotelOrder, { after }: Renaming): void {
  const known = new Set(namesOf(first_guests).map(spoken));
  if (!after.some((name) => known.has(spoken(name)))) throw new AppError('guests_all_new');
}

function refuseAfterDeadline(until: number, tz: string, now: Date): void {
  if (now.getTime() < until) return;
  throw new AppError('guests_too_late', { facts: { until: localDateTime(until, tz).replace('T', ' ') } });
}

function renamed(stored: readonly StoredRoom[], rooms: readonly NamedRoom[]): StoredRoom[] {
  return stored.map((room, at) => ({
    ...room,
    fullNames: rooms[at]!.guests.map(({ full_name }) => full_name),
  }));
}

function namesOf(rooms: readonly StoredRoom[]): string[] {
  return rooms.flatMap(({ fullNames }) => fullNames);
}

function spoken(name: string): string {
  return name.toUpperCase().replaceAll(/\s+/g, ' ').trim();
}
