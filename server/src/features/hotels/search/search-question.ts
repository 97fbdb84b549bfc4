import { nightsBetween } from '@serai/contract/dates';
import type { HotelFilters, hotelSorts } from '@serai/contract/hotels';
import { childSupplement, type RoomParty } from '../../../domain/pricing/hotel.ts';
import { type Markup, withMarkup } from '../../../domain/pricing/markup.ts';
import type { CityBlock } from '../catalogue/city-block.ts';
import { dayNumber, ringSlot } from '../catalogue/night-ring.ts';

/** What is asked of the catalogue; the destination was looked up and the stay checked. */
export interface SearchQuestion {
  checkIn: string;
  checkOut: string;
  rooms: readonly RoomParty[];
  nationality: string;
  markup: Markup;
  filters: HotelFilters;
  sort: (typeof hotelSorts)[number];
  order: 'asc' | 'desc' | undefined;
  /** Rows skipped and rows wanted. */
  skip: number;
  take: number;
}

/** One bit a meal, in the order of `meals`. */
export const mealBits = { room_only: 1, breakfast: 2, half_board: 4, full_board: 8 } as const;

/** A question with everything worked out that is the same for every hotel. */
export interface PreparedQuestion {
  nights: number;
  /** Places of the nights in the ring. */
  slots: Int32Array;
  roomCount: number;
  adults: number;
  children: number;
  guests: number;
  childAges: readonly number[];
  nationality: string;
  markup: Markup;
  wantedMeals: number;
  refundableOnly: boolean;
  limitsPrice: boolean;
  /** Bounds of the average price per room and night. */
  priceMin: number;
  priceMax: number;
}

/** Works out what does not depend on a hotel. */
export function prepareQuestion(question: SearchQuestion): PreparedQuestion {
  const { rooms, filters } = question;
  const nights = nightsBetween(question.checkIn, question.checkOut);
  const first = dayNumber(question.checkIn);
  return {
    nights,
    slots: Int32Array.from({ length: nights }, (_, at) => ringSlot(first + at)),
    roomCount: rooms.length,
    adults: Math.max(...rooms.map(({ adults }) => adults)),
    children: Math.max(...rooms.map(({ child_ages }) => child_ages.length)),
    guests: Math.max(...rooms.map(({ adults, child_ages }) => adults + child_ages.length)),
    childAges: rooms.flatMap(({ child_ages }) => child_ages),
    nationality: question.nationality,
    markup: question.markup,
    wantedMeals: filters.meals?.length ? filters.meals.reduce((bits, meal) => bits | mealBits[meal], 0) : 15,
    refundableOnly: filters.refundable === true,
    limitsPrice: filters.price_min !== undefined || filters.price_max !== undefined,
    priceMin: filters.price_min ?? 0,
    priceMax: filters.price_max ?? Number.MAX_SAFE_INTEGER,
  };
}

/** What a block's rate terms mean for a question, one entry for each of `block.terms`. */
export interface TermsColumns {
  /** What all children add a night; −1 where the terms do not allow this stay. */
  childrenPerNight: Float64Array;
  meals: Uint8Array;
  /** 1 = can be cancelled. */
  refundable: Uint8Array;
}

/** Reads each of the block's terms once, instead of once for each of its plans. */
export function readTerms(block: CityBlock, question: PreparedQuestion): TermsColumns {
  const { terms } = block;
  const columns = {
    childrenPerNight: new Float64Array(terms.length),
    meals: new Uint8Array(terms.length),
    refundable: new Uint8Array(terms.length),
  };
  for (let at = 0; at < terms.length; at++) {
    const { minStay, nationalities, childBands, meal, refundable } = terms[at]!;
    const isOpen =
      minStay <= question.nights &&
      (nationalities.length === 0 || nationalities.includes(question.nationality));
    let children = 0;
    for (const age of question.childAges) {
      children += withMarkup(childSupplement(age, childBands), question.markup);
    }
    columns.childrenPerNight[at] = isOpen ? children : -1;
    columns.meals[at] = mealBits[meal];
    columns.refundable[at] = refundable ? 1 : 0;
  }
  return columns;
}
