import type { HotelFilters, hotelSorts } from '@serai/contract/hotels';
import { childSupplement, type RoomParty } from '../../../domain/pricing/hotel.ts';
import { type Markup, withMarkup } from '../../../domain/pricing/markup.ts';
import { policyStart } from '../../../domain/stay.ts';
import type { CityBlock } from '../catalogue/city-block.ts';
import type { RateTerms } from '../catalogue/hotel-facts.ts';
import { staySlots } from '../catalogue/night-ring.ts';
import { cutOffOf, isAskable } from '../selling-terms.ts';

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
  /** Epoch ms. */
  now: number;
  /** Rows skipped and rows wanted. */
  skip: number;
  take: number;
}

/** One bit a meal, in the order of `meals`. */
export const mealBits = { room_only: 1, breakfast: 2, half_board: 4, full_board: 8 } as const;

/** A question with everything worked out that is the same for every hotel. */
export interface PreparedQuestion {
  nights: number;
  checkIn: string;
  /** Epoch ms. */
  now: number;
  /** Places of the nights in the ring. */
  slots: readonly number[];
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
  const slots = staySlots(question.checkIn, question.checkOut);
  return {
    nights: slots.length,
    checkIn: question.checkIn,
    now: question.now,
    slots,
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

/** What else an offer is found to be, beside its meal's bit. */
export const findingBits = {
  /** It can be cancelled and passes meal. */
  cancellable: 16,
  /** It passes meal and refundable. */
  passing: 32,
  /** It can be sold, whatever the filters say. */
  anything: 64,
} as const;

/** What a block's rate terms mean for a question, one entry for each of `block.terms`. */
export interface TermsColumns {
  /** What all children add to the stay; infinite where the terms do not allow this stay. */
  childrenOfStay: Float64Array;
  /**
   * What an offer with these terms is found to be if it passes the price: its meal's bit if it passes refundable, and
   * `findingBits`.
   */
  findings: Uint8Array;
  /** 1 where it can be asked for although its room is gone. */
  askable: Uint8Array;
}

/** Reads each of the block's terms once, instead of once for each of its plans; `tz` is that of its city. */
export function readTerms({ terms }: CityBlock, question: PreparedQuestion, tz: string): TermsColumns {
  const columns = {
    childrenOfStay: new Float64Array(terms.length),
    findings: new Uint8Array(terms.length),
    askable: new Uint8Array(terms.length),
  };
  for (let at = 0; at < terms.length; at++) {
    columns.childrenOfStay[at] = isClosed(terms[at]!, question, tz)
      ? Number.POSITIVE_INFINITY
      : childrenOfStay(terms[at]!, question);
    columns.findings[at] = findingsOf(terms[at]!, question);
    columns.askable[at] = isAskable(terms[at]!) ? 1 : 0;
  }
  return columns;
}

/** No zone is further from UTC, and nothing else is looked at for a stay that lies far ahead. */
const FAR_MS = 2 * 86_400_000;

/** Whether a stay is too near to be booked with these terms. */
export function isClosed(
  { cutOff }: Pick<RateTerms, 'cutOff'>,
  { checkIn, now }: Pick<PreparedQuestion, 'checkIn' | 'now'>,
  tz: string,
): boolean {
  const ahead = Date.parse(checkIn) - now - FAR_MS;
  const days = cutOff && ('daysBefore' in cutOff ? cutOff.daysBefore : cutOff.hoursBefore / 24);
  if (ahead > (days ?? 0) * 86_400_000) return false;
  return now >= cutOffOf(cutOff, policyStart(checkIn, tz));
}

function childrenOfStay(
  { minStay, nationalities, childBands }: RateTerms,
  { nights, nationality, childAges, markup }: PreparedQuestion,
): number {
  if (minStay > nights) return Number.POSITIVE_INFINITY;
  if (nationalities.length > 0 && !nationalities.includes(nationality)) return Number.POSITIVE_INFINITY;
  let children = 0;
  for (const age of childAges) children += withMarkup(childSupplement(age, childBands), markup);
  return children * nights;
}

function findingsOf(
  { meal, refundable }: RateTerms,
  { wantedMeals, refundableOnly }: PreparedQuestion,
): number {
  const passesMeal = (wantedMeals & mealBits[meal]) !== 0;
  const passesRefundable = !refundableOnly || refundable;
  return (
    findingBits.anything |
    (passesRefundable ? mealBits[meal] : 0) |
    (passesMeal && refundable ? findingBits.cancellable : 0) |
    (passesMeal && passesRefundable ? findingBits.passing : 0)
  );
}
