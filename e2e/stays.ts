import type { ReplyOf } from '@serai/contract/endpoint';
import type { findDestinations, hotelDetail, listHotels } from '@serai/contract/hotels/hotels';
import { ask, done } from './api-calls.ts';

export type Detail = ReplyOf<typeof hotelDetail>;
export type Room = Detail['rooms'][number];
export type Rate = Room['rates'][number];

/** One room as in the address and in the API. */
export interface Wish {
  adults: number;
  child_ages: number[];
  /** Children with a separate bed; default none. */
  child_beds?: number;
}

/** Two rooms, a child in the second. */
export const twoRoomsWithChild: Wish[] = [
  { adults: 2, child_ages: [] },
  { adults: 2, child_ages: [5] },
];

/** Returns the civil date a number of days after today in UTC, `YYYY-MM-DD`. */
export function civilDay(daysAhead: number): string {
  return new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
}

export interface Stay {
  check_in: string;
  check_out: string;
  rooms: Wish[];
  nationality: string;
}

export interface Offer {
  /** The hotel and the rate in Chinese. */
  detail: Detail;
  room: Room;
  rate: Rate;
  stay: Stay;
  city: { type: string; id: number; name: string };
}

/**
 * Finds a rate that `fits` among the first results of a search in the city, as the asking member sees it. It
 * tries several hotels, because other tests may have booked the best rooms.
 */
export async function findOffer(
  cityName: string,
  stay: Stay,
  token: string,
  fits: (rate: Rate, detail: Detail) => boolean,
): Promise<Offer> {
  const places = await ask<ReplyOf<typeof findDestinations>>(
    'hotel/destinations',
    { keyword: cityName },
    token,
  );
  const city = places.list.find((place) => place.type === 'city');
  if (!city) throw new Error(`no city is called ${cityName}`);
  const found = await ask<ReplyOf<typeof listHotels>>(
    'hotel/list',
    { destination_type: city.type, destination_id: city.id, ...stay },
    token,
  );
  for (const { id } of found.list) {
    const detail = await ask<Detail>('hotel/detail', { id, ...stay }, token);
    for (const room of detail.rooms) {
      const rate = room.rates.find((candidate) => fits(candidate, detail));
      if (rate) return { detail, room, rate, stay, city };
    }
  }
  throw new Error(`none of ${found.list.length} hotels in ${cityName} has such a rate`);
}

/** Returns the number of units of the offered room that are left now. */
export async function unitsLeft({ detail, room, stay }: Offer, token: string): Promise<number> {
  const now = await ask<Detail>('hotel/detail', { id: detail.hotel.id, ...stay }, token);
  return now.rooms.find(({ id }) => id === room.id)?.rates[0]?.units_left ?? 0;
}

/** Returns the window of a cancellation policy that applies now. */
export function openWindow(rate: Rate): Rate['policy']['windows'][number] {
  const now = Date.now() / 1000;
  const open = rate.policy.windows.find(({ until }) => until === null || until > now);
  if (!open) throw new Error('the windows of a policy do not cover all time');
  return open;
}

/** Returns the query of this stay, as the search form writes it. */
export function stayQuery({ stay, city }: Pick<Offer, 'stay' | 'city'>): URLSearchParams {
  return new URLSearchParams({
    destination_type: city.type,
    destination_id: String(city.id),
    destination: city.name,
    check_in: stay.check_in,
    check_out: stay.check_out,
    rooms: stay.rooms.map(writeRoom).join('-'),
    nationality: stay.nationality,
  });
}

function writeRoom({ adults, child_ages, child_beds = 0 }: Wish): string {
  return [adults, ...child_ages].join('.') + (child_beds > 0 ? `b${child_beds}` : '');
}

/** Locks the offer's price and returns the address of its booking page. */
export async function bookingPath(offer: Offer, token: string): Promise<string> {
  const { rate_key } = offer.rate;
  const quote = await done('hotel/quote', { rate_key, ...offer.stay }, token);
  const query = stayQuery(offer);
  query.set('quote', quote.quote_id);
  query.set('hotel', String(offer.detail.hotel.id));
  query.set('rate', rate_key);
  return `/hotel/booking?${query}`;
}
