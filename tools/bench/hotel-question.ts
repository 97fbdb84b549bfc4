import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listHotels } from '@serai/contract/hotels/hotels';
import type { Call, Member } from '../../server/src/calls.ts';
import type { SearchQuestion } from '../../server/src/features/hotels/search/search-question.ts';
import { heldNodes } from '../../server/src/features/permissions/permissions.ts';
import type { Answer, Question } from './search-by-sql.ts';

/** Three nights from each of 60 days on, so that no question is repeated in succession. */
export function hotelQuestions(cityId: number, firstNight: string): Question[] {
  return Array.from({ length: 60 }, (_, day) => ({
    cityId,
    checkIn: addDays(firstNight, 70 + day),
    nights: 3,
    take: 20,
  }));
}

/** Returns a question as input of the catalogue. */
export function numbersOf({ checkIn, nights, take }: Question): SearchQuestion {
  return {
    checkIn,
    checkOut: addDays(checkIn, nights),
    rooms: [{ adults: 2, child_ages: [], child_beds: 0 }],
    nationality: 'CN',
    markup: { percent: 0, step: 1 },
    filters: {},
    rate: 'cheapest',
    // Any earlier day: the stay is far ahead.
    now: Date.parse(checkIn) - 60 * 86_400_000,
    sort: 'price',
    order: undefined,
    skip: 0,
    take,
  };
}

/** Converts a list of hotels to the form of the SQL answer. */
export function answerOf({ list, total, facets }: ReplyOf<typeof listHotels>): Answer {
  const counts = (facet: { value: string; count: number }[]) =>
    Object.fromEntries(facet.map(({ value, count }) => [value, count]));
  return {
    total,
    page: list.map(({ id, rate_key, price, units_left }) => ({
      id,
      plan: Number(rate_key.split('-')[0]),
      price: price.amount,
      units: units_left,
    })),
    stars: counts(facets.stars),
    districts: counts(facets.districts),
    facilities: counts(facets.facilities),
    meals: counts(facets.meals),
    refundable: facets.cancellation.find(({ value }) => value === 'free')?.count ?? 0,
  };
}

const member: Member = {
  kind: 'member',
  userId: 1,
  agencyId: 1,
  sessionId: 1,
  username: 'bench',
  nickname: 'bench',
  role: 'owner',
  nodes: heldNodes({ role: 'owner', nodes: null, products: null }),
};

/** Returns a question as the input of a call. */
export function callOf({ cityId, checkIn, nights, take }: Question): Call<typeof listHotels> {
  return {
    input: {
      destination_type: 'city',
      destination_id: cityId,
      check_in: checkIn,
      check_out: addDays(checkIn, nights),
      rooms: [{ adults: 2, child_ages: [], child_beds: 0 }],
      nationality: 'CN',
      sort: 'price',
      order: undefined,
      filters: {},
      shown_rate: 'cheapest',
      page: 1,
      limit: take,
    },
    caller: member,
    deadToken: undefined,
    lang: 'zh-cn',
    now: new Date(),
    ip: '127.0.0.1',
    agent: 'bench',
    requestId: 'bench',
    idempotencyKey: undefined,
    rawBody: '',
  };
}

/** Returns a question as the address of its call. */
export function pathOf({ cityId, checkIn, nights, take }: Question): string {
  const query = new URLSearchParams({
    destination_type: 'city',
    destination_id: String(cityId),
    check_in: checkIn,
    check_out: addDays(checkIn, nights),
    'rooms[0][adults]': '2',
    nationality: 'CN',
    sort: 'price',
    limit: String(take),
  });
  return `hotel/list?${query}`;
}
