import type { ReplyOf } from '@serai/contract/endpoint';
import type { changeGuests as endpoint } from '@serai/contract/hotel-booking';
import type { Call, Trx } from '../../calls.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { isOpenToChange } from '../../domain/own-changes.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type OpenOrder, presentOrder, recordOwnChange, wrongState } from '../orders/orders.ts';
import { checkGuests, type NamedRoom } from './check-guests.ts';
import { guestsUntil, mayRename } from './guest-terms.ts';
import { listHotelOrders, partyOf, type StoredRoom, updateGuestsOfStay } from './hotel-order-store.ts';
import { takesChineseNames } from './present-quote.ts';

/**
 * Changes the names of the guests of a stay, without a price: until the evening before, while as many sleep in each
 * room as were booked and one of them stays. Names as they were change nothing. Beyond that the staff are asked.
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
  if (!mayRename(stay)) throw new AppError('guests_by_support');
  refuseLate(guestsUntil(stay), stay.sold_as.tz, call.now);
  const { rooms } = call.input;
  const parties = stay.guests.map(partyOf);
  checkGuests(rooms, parties, takesChineseNames(stay.sold_as.countryCode));
  const guests = renamed(stay.guests, rooms);
  const before = namesOf(stay.guests);
  const after = namesOf(guests);
  if (JSON.stringify(stay.guests) === JSON.stringify(guests)) return { order: presentOrder(opened, call) };
  refuseAllNew(before, after);
  await updateGuestsOfStay(trx, order.id, guests);
  const changed = { before: before.join(', '), after: after.join(', ') };
  const guestNames = { guest_names: after };
  return recordOwnChange(trx, opened, { event: 'changeGuests', guests: guestNames, changed }, call);
}

function refuseLate(until: number, tz: string, now: Date): void {
  if (now.getTime() < until) return;
  throw new AppError('guests_too_late', { facts: { until: localDateTime(until, tz).replace('T', ' ') } });
}

/** A stay whose guests are all others is another booking. */
function refuseAllNew(before: readonly string[], after: readonly string[]): void {
  const known = new Set(before.map(spoken));
  if (!after.some((name) => known.has(spoken(name)))) throw new AppError('guests_all_new');
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
