import type { CarOffer } from '@serai/contract/cars/cars';
import type { HotelListItem } from '@serai/contract/hotels/hotels';
import type { TransferMode } from '@serai/contract/transfers/transfers';

/** A name by language; empty if the page did not know it. */
export interface Names {
  zh: string;
  en: string;
}

/** Facts of every ticked offer: all that its text needs. */
interface ItemFacts {
  /** Product, offer and dates. */
  id: string;
  /** When it was ticked, Unix milliseconds. */
  addedAtMs: number;
  /** Path of the page with the offer. */
  href: string;
  /** Net total in minor units. */
  net: number;
  currency: string;
  cancellation: CarOffer['cancellation'];
  /** End of free cancellation, Unix seconds. */
  freeUntil: number | null;
  tz: string;
  /** City of the local time. */
  city: Names;
  onRequest: boolean;
}

export interface HotelItem extends ItemFacts {
  product: 'hotel';
  hotelId: number;
  name: Names;
  star: number;
  room: Names;
  meal: HotelListItem['meal'];
  bed: HotelListItem['bed'];
  /** Breakfasts per morning, all rooms together. */
  breakfasts: number;
  checkIn: string;
  checkOut: string;
  rooms: number;
}

export interface CarItem extends ItemFacts {
  product: 'car';
  model: Names;
  seats: number;
  vehicles: number;
  from: Names;
  to: Names;
  /** Local times, `YYYY-MM-DDTHH:MM`. */
  startsAt: string;
  endsAt: string;
}

export interface TransferItem extends ItemFacts {
  product: 'transfer';
  mode: TransferMode;
  vehicle: Names;
  vehicles: number;
  airport: Names;
  iata: string;
  place: Names;
  flight: string;
  /** Local time, `YYYY-MM-DDTHH:MM`. */
  startsAt: string;
}

export type QuoteItem = HotelItem | CarItem | TransferItem;

/** Maximum number of offers in one quote. */
export const maxItems = 8;
const dayMs = 86_400_000;

/** Whether the offer was ticked so long ago that its price may have changed. */
export function isStale({ addedAtMs }: QuoteItem, nowMs: number): boolean {
  return nowMs - addedAtMs > dayMs;
}
