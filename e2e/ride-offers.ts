import type { CarOffer, listCarLocations, listCars } from '@serai/contract/cars/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Money } from '@serai/contract/money';
import type {
  Airport,
  findAirports,
  findTransferPlaces,
  listTransfers,
  TransferMode,
  TransferOffer,
  TransferPlace,
} from '@serai/contract/transfers/transfers';
import { ask, done } from './api-calls.ts';
import { civilDay } from './stays.ts';

/** The part of an offer that determines its cancellation. */
interface Cancellable {
  total_price: Money;
  policy: CarOffer['policy'];
}

export interface CarChoice {
  offer: CarOffer;
  place: CarOffer['location'];
  trip: { pick_up_id: number; drop_off_id: number; pick_up_at: string; drop_off_at: string };
}

/**
 * Finds a car in Yangon for one long day that `fits`, as the member sees it; names are English. `start` is a
 * local time, or a number of days ahead at the usual time.
 */
export async function findCar(
  token: string,
  start: number | string,
  fits: (offer: CarOffer) => boolean,
): Promise<CarChoice> {
  const { list: places } = await ask<ReplyOf<typeof listCarLocations>>(
    'car/locations',
    { keyword: 'Yangon' },
    token,
  );
  const place = places.find(({ kind }) => kind === 'city');
  if (!place) throw new Error('no cars in Yangon');
  const pickUpAt = typeof start === 'string' ? start : `${civilDay(start)}T09:00`;
  const trip = {
    pick_up_id: place.id,
    drop_off_id: place.id,
    pick_up_at: pickUpAt,
    drop_off_at: hoursLater(pickUpAt, 10),
  };
  const { list } = await ask<ReplyOf<typeof listCars>>(
    'car/list',
    { ...trip, adults: 2, children: 0, by_model: true, limit: 50 },
    token,
  );
  const offer = list.find(fits);
  if (!offer) throw new Error(`none of ${list.length} cars fits`);
  return { offer, place, trip };
}

/** Finds the cheapest car for two whole days from one city to another; names are English. */
export async function findOneWay(token: string, from: string, to: string, days: number) {
  const cities = await Promise.all(
    [from, to].map(async (keyword) => {
      const { list } = await ask<ReplyOf<typeof listCarLocations>>('car/locations', { keyword }, token);
      const city = list.find(({ kind }) => kind === 'city');
      if (!city) throw new Error(`no cars in ${keyword}`);
      return city;
    }),
  );
  const trip = {
    pick_up_id: cities[0]!.id,
    drop_off_id: cities[1]!.id,
    pick_up_at: `${civilDay(days)}T09:00`,
    drop_off_at: `${civilDay(days + 1)}T19:00`,
  };
  const found = await ask<ReplyOf<typeof listCars>>('car/list', { ...trip, adults: 2, sort: 'price' }, token);
  const offer = found.list[0];
  if (!offer) throw new Error(`no cars from ${from} to ${to}`);
  return { offer, from: cities[0]!, to: cities[1]!, trip };
}

export interface TransferChoice {
  offer: TransferOffer;
  airport: Airport;
  place: TransferPlace;
  trip: {
    mode: TransferMode;
    airport_id: number;
    place_id: number;
    flight_number: string;
    flight_at: string;
  };
}

/**
 * Finds a transfer between Yangon's airport and a hotel that `fits`; `start` is the flight's time as in
 * `findCar`.
 */
export async function findTransfer(
  token: string,
  mode: TransferMode,
  start: number | string,
  fits: (offer: TransferOffer) => boolean,
): Promise<TransferChoice> {
  const { list: airports } = await ask<ReplyOf<typeof findAirports>>(
    'airport/airports',
    { keyword: 'RGN' },
    token,
  );
  const airport = airports[0];
  if (!airport) throw new Error('no transfers at Yangon');
  const { list: places } = await ask<ReplyOf<typeof findTransferPlaces>>(
    'airport/destinations',
    { airport_id: airport.id, keyword: 'hotel' },
    token,
  );
  const place = places.find(({ kind }) => kind === 'hotel');
  if (!place) throw new Error('no hotel is served from the airport');
  const trip = {
    mode,
    airport_id: airport.id,
    place_id: place.id,
    flight_number: 'MU2031',
    flight_at: typeof start === 'string' ? start : `${civilDay(start)}T14:00`,
  };
  const { list } = await ask<ReplyOf<typeof listTransfers>>('airport/list', { ...trip, adults: 2 }, token);
  const offer = list.find(fits);
  if (!offer) throw new Error(`none of ${list.length} classes fits`);
  return { offer, airport, place, trip };
}

/** Returns the local time in Yangon a number of hours from now, at any hour of the day. */
export function yangonTime(hoursAhead: number): string {
  return new Date(Date.now() + (hoursAhead + 6.5) * 3_600_000).toISOString().slice(0, 16);
}

function hoursLater(local: string, hours: number): string {
  return new Date(Date.parse(`${local}Z`) + hours * 3_600_000).toISOString().slice(0, 16);
}

/** Returns the fee for cancelling the offer now, in minor units. */
export function feeNow({ policy }: Cancellable): number {
  const now = Date.now() / 1000;
  const open = policy.windows.find(({ until }) => until === null || until > now);
  if (!open) throw new Error('the windows of a policy do not cover all time');
  return open.amount;
}

/** Books the car outside the browser; returns the id of the unpaid order. */
export async function bookCarByApi({ offer, trip }: CarChoice, token: string): Promise<number> {
  const quote = await done('car/quote', { rate_key: offer.rate_key, ...trip, adults: 2, children: 0 }, token);
  const booked = await done('car/book', { quote_id: quote.quote_id, ...riders }, token);
  return booked.order.id;
}

/** Books the transfer outside the browser; returns the id of the unpaid order. */
export async function bookTransferByApi({ offer, trip }: TransferChoice, token: string): Promise<number> {
  const quote = await done('airport/quote', { rate_key: offer.rate_key, ...trip, adults: 2 }, token);
  const booked = await done('airport/book', { quote_id: quote.quote_id, ...riders }, token);
  return booked.order.id;
}

const riders = { passenger_name: 'U Aung', contact_name: 'Daw Khin', contact_phone: '+95 9 1234 5678' };
