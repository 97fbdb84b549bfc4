import type { destinationKinds } from '@serai/contract/hotels/hotels';
import type { RoomWish } from '@serai/contract/hotels/stays';

/** Search as stored in the address of list, detail and booking. */
export interface StaySearch {
  destination: Destination | null;
  check_in: string | null;
  check_out: string | null;
  rooms: RoomWish[];
  /** ISO 3166 alpha-2. */
  nationality: string;
}

export interface Destination {
  type: (typeof destinationKinds)[number];
  id: number;
  name: string;
}

/** Two adults of the seller's most common nationality, no place and no dates yet. */
export const emptySearch: StaySearch = {
  destination: null,
  check_in: null,
  check_out: null,
  rooms: [{ adults: 2, child_ages: [], child_beds: 0 }],
  nationality: 'CN',
};

/** Reads the search from an address; missing or invalid values are those of `emptySearch`. */
export function readSearch(params: URLSearchParams): StaySearch {
  const id = Number(params.get('destination_id'));
  const type = kinds.find((kind) => kind === params.get('destination_type'));
  const rooms = readRooms(params.get('rooms') ?? '');
  return {
    destination:
      type && Number.isSafeInteger(id) && id > 0 ? { type, id, name: params.get('destination') ?? '' } : null,
    check_in: readDate(params.get('check_in')),
    check_out: readDate(params.get('check_out')),
    rooms: rooms.length > 0 ? rooms : emptySearch.rooms,
    nationality: /^[A-Z]{2}$/.test(params.get('nationality') ?? '')
      ? (params.get('nationality') ?? '')
      : emptySearch.nationality,
  };
}

/**
 * Address format: `check_in=2026-12-01&rooms=2.5.7b1-1` is two adults with children of 5 and 7, one of whom
 * has a separate bed, and one adult.
 */
export function writeSearch(search: StaySearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.destination) {
    params.set('destination_type', search.destination.type);
    params.set('destination_id', String(search.destination.id));
    params.set('destination', search.destination.name);
  }
  if (search.check_in) params.set('check_in', search.check_in);
  if (search.check_out) params.set('check_out', search.check_out);
  params.set('rooms', search.rooms.map(writeRoom).join('-'));
  params.set('nationality', search.nationality);
  return params;
}

/** The stay as input of `hotel/list`, `hotel/detail` and `hotel/quote`; null if a date is missing. */
export function stayOf(search: StaySearch) {
  const { check_in, check_out, rooms, nationality } = search;
  return check_in && check_out ? { check_in, check_out, rooms, nationality } : null;
}

const kinds = ['city', 'landmark', 'district', 'hotel'] as const satisfies typeof destinationKinds;

function readRooms(text: string): RoomWish[] {
  const rooms = text.split('-').map((room) => /^(\d{1,2}(?:\.\d{1,2})*)(?:b(\d))?$/.exec(room));
  if (!rooms.every((room) => room !== null)) return [];
  return rooms.map(([, people = '', beds = '0']) => {
    const [adults = 0, ...child_ages] = people.split('.').map(Number);
    return { adults, child_ages, child_beds: Math.min(Number(beds), child_ages.length) };
  });
}

function writeRoom({ adults, child_ages, child_beds }: RoomWish): string {
  return `${[adults, ...child_ages].join('.')}${child_beds > 0 ? `b${child_beds}` : ''}`;
}

function readDate(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}
