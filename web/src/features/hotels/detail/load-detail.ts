import type { ReplyOf } from '@serai/contract/endpoint';
import type { hotelDetail } from '@serai/contract/hotels/hotels';
import type { LoaderFunctionArgs } from 'react-router';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { App } from '../../../platform/app.tsx';
import { notFound } from '../../../platform/page/not-found.ts';
import { readList } from '../../offers/list-address.ts';
import { type HotelListState, hotelAddress } from '../list/hotel-list-address.ts';
import { stayOf } from '../search-line/stay-search.ts';
import { apartParam, groupParties, type Party } from './apart-parties.ts';

export type HotelShown = ReplyOf<typeof hotelDetail>;
export type Hotel = HotelShown['hotel'];
export type Room = HotelShown['rooms'][number];
export type Rate = Room['rates'][number];

/** Rooms with the same guests, and the hotel's rates for one of them. */
export interface PartyRates extends Party {
  shown: HotelShown;
}

export interface DetailData {
  nowMs: number;
  /** From the address: the search, and the sort order and filters of the list. */
  list: HotelListState;
  shown: HotelShown;
  /** Rates of a single room by its guests, if a rate is chosen for each room. */
  apart: PartyRates[] | null;
  /** Reason why the requested stay could not be priced; `shown` is then for tomorrow night. */
  problem: string;
}

/** Loads a hotel with its rates. An invalid stay does not hide the hotel: it is shown with the reason. */
export async function loadDetail(app: App, { request, params }: LoaderFunctionArgs): Promise<DetailData> {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  const address = new URL(request.url).searchParams;
  const list = readList(hotelAddress, address);
  const { search: asked } = list;
  const ask = (stay: object) =>
    app.api.get('hotel/detail', { id, ...stay }, { quiet: true, signal: request.signal });
  const data = { nowMs: Date.now(), list };
  try {
    const stay = stayOf(asked) ?? { rooms: asked.rooms, nationality: asked.nationality };
    const parties = address.has(apartParam) && asked.rooms.length > 1 ? groupParties(asked.rooms) : null;
    const [shown, apart] = await Promise.all([
      ask(stay),
      parties &&
        Promise.all(
          parties.map(async (group) => ({ ...group, shown: await ask({ ...stay, rooms: [group.party] }) })),
        ),
    ]);
    return { ...data, shown, apart: shown.hotel.mixes_rooms ? apart : null, problem: '' };
  } catch (cause) {
    if (!(cause instanceof ApiFailure) || cause.data === null || cause.code !== 0) throw cause;
    if (cause.reason === 'hotel_unknown') throw notFound();
    return { ...data, shown: await ask({}), apart: null, problem: cause.message };
  }
}
