import type { HotelFilters, hotelSorts, ShownRate } from '@serai/contract/hotels/hotels';
import { type Cancellation, cancellationKinds } from '@serai/contract/orders/cancellation';
import { cancellationBounds, type RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { Markup } from '../../../domain/pricing/markup.ts';
import { amountOn, isInPrice, type RoomParty } from '../../../domain/pricing/occupancy.ts';
import { findLimitFault } from '../../../domain/pricing/stay-limits.ts';
import { nightsOf } from '../../../domain/stay.ts';
import type { CityBlock } from '../catalogue/city-block.ts';
import type { NightTerms, RateTerms } from '../catalogue/hotel-facts.ts';
import { staySlots } from '../catalogue/night-ring.ts';
import { closingOf, isAskable } from '../selling-terms.ts';
import { stayPolicy } from '../stay-policy.ts';

/** A place on the map, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A search of the catalogue; the destination is resolved and the stay checked. */
export interface SearchQuestion {
  checkIn: string;
  checkOut: string;
  rooms: readonly RoomParty[];
  nationality: string;
  markup: Markup;
  filters: HotelFilters;
  rate: ShownRate;
  sort: (typeof hotelSorts)[number];
  order: 'asc' | 'desc' | undefined;
  /** Sorts by the distance to this point, nearest first, in place of `sort`. */
  near?: Point | undefined;
  /** Epoch ms. */
  now: number;
  /** Rows to skip and rows to return. */
  skip: number;
  take: number;
}

/** One bit per meal, in the order of `meals`. */
export const mealBits = { room_only: 1, breakfast: 2, half_board: 4, full_board: 8 } as const;

/** One bit per current cancellation kind. */
export const cancellationBits = { free: 16, fee: 32, non_refundable: 64 } as const;

/** A question with everything precomputed that is the same for every hotel. */
export interface PreparedQuestion {
  nights: number;
  checkIn: string;
  checkOut: string;
  /** Civil dates of the nights. */
  dates: readonly string[];
  /** Epoch ms. */
  now: number;
  /** Ring slots of the nights. */
  slots: readonly number[];
  roomCount: number;
  adults: number;
  children: number;
  guests: number;
  /** Beds for adults and for children with their own bed, in the room that needs most. */
  beds: number;
  rooms: readonly RoomParty[];
  nationality: string;
  markup: Markup;
  wantedMeals: number;
  wantedCancellation: number;
  /** Shows only rates with breakfast, or with free cancellation as of now. */
  needsBreakfast: boolean;
  needsFree: boolean;
  limitsPrice: boolean;
  /** Prefers an offer of a hotel with free cancellation over a cheaper one. */
  prefersFree: boolean;
  /** Bounds of the average price per room and night. */
  priceMin: number;
  priceMax: number;
}

/** Precomputes everything that does not depend on a hotel. */
export function prepareQuestion(question: SearchQuestion): PreparedQuestion {
  const { rooms, filters } = question;
  const slots = staySlots(question.checkIn, question.checkOut);
  return {
    nights: slots.length,
    checkIn: question.checkIn,
    checkOut: question.checkOut,
    dates: nightsOf(question.checkIn, question.checkOut),
    now: question.now,
    slots,
    roomCount: rooms.length,
    adults: Math.max(...rooms.map(({ adults }) => adults)),
    children: Math.max(...rooms.map(({ child_ages }) => child_ages.length)),
    guests: Math.max(...rooms.map(({ adults, child_ages }) => adults + child_ages.length)),
    beds: Math.max(...rooms.map(({ adults, child_beds = 0 }) => adults + child_beds)),
    rooms,
    nationality: question.nationality,
    markup: question.markup,
    wantedMeals: unite(mealBits, filters.meals ?? []),
    wantedCancellation: unite(cancellationBits, filters.cancellation ?? []),
    needsBreakfast: question.rate === 'breakfast' || question.rate === 'breakfast_free',
    needsFree: question.rate === 'free' || question.rate === 'breakfast_free',
    prefersFree: question.sort === 'cancellation',
    limitsPrice: filters.price_min !== undefined || filters.price_max !== undefined,
    priceMin: filters.price_min ?? 0,
    priceMax: filters.price_max ?? Number.MAX_SAFE_INTEGER,
  };
}

/** Unites the bits of the wanted keys; all bits if none is named. */
function unite<K extends string>(bits: Record<K, number>, wanted: readonly K[]): number {
  const named = wanted.length > 0 ? wanted : (Object.keys(bits) as K[]);
  return named.reduce((all, key) => all | bits[key], 0);
}

/** Further findings of an offer, besides the bits of its meal and cancellation kind. */
export const findingBits = {
  /** Passes meal and cancellation, and is a rate as requested. */
  passing: 128,
  /** Can be sold, whatever the filters. */
  anything: 256,
  /** Passes meal and cancellation, whatever rate was requested. */
  passingAtAnyRate: 512,
} as const;

/** Results of a block's rate terms for a question, one entry per element of `block.terms`. */
export interface TermsColumns {
  /**
   * Findings of an offer with these terms if it passes the price; 0 if the terms do not accept the stay. The
   * meal's bit if it passes cancellation, the cancellation kind's bit if it passes meal, both only for a rate as
   * requested, and `findingBits`.
   */
  findings: Uint16Array;
  /** Findings if a fixed fee covers the whole price: for totals up to `wholeUpTo`, minor units. */
  wholeFindings: Uint16Array;
  wholeUpTo: Float64Array;
  /** Whether any `wholeUpTo` is not 0. */
  hasFixedFees: boolean;
  /** Current cancellation kind, as index into `cancellationKinds`, except for totals up to `wholeUpTo`. */
  standings: Uint8Array;
  /** 1 if it can be requested when the room is sold out. */
  askable: Uint8Array;
}

/** Evaluates each of the block's terms once instead of once per plan; `tz` is that of its city. */
export function readTerms({ terms }: CityBlock, question: PreparedQuestion, tz: string): TermsColumns {
  const columns = {
    findings: new Uint16Array(terms.length),
    wholeFindings: new Uint16Array(terms.length),
    wholeUpTo: new Float64Array(terms.length),
    hasFixedFees: false,
    standings: new Uint8Array(terms.length),
    askable: new Uint8Array(terms.length),
  };
  const standingOf = readStandings(question, tz);
  for (let at = 0; at < terms.length; at++) {
    columns.askable[at] = isAskable(terms[at]!) ? 1 : 0;
    if (isClosed(terms[at]!, question, tz) || isForOthers(terms[at]!, question)) continue;
    const { kind, wholeUpTo } = standingOf(terms[at]!.policy);
    columns.findings[at] = findingsOf(terms[at]!, kind, question);
    columns.standings[at] = cancellationKinds.indexOf(kind);
    if (wholeUpTo > 0) {
      columns.hasFixedFees = true;
      columns.wholeUpTo[at] = wholeUpTo;
      columns.wholeFindings[at] = findingsOf(terms[at]!, 'non_refundable', question);
    }
  }
  return columns;
}

/** Farther from UTC than any zone: for a stay further ahead, nothing else needs checking. */
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
  return now >= closingOf(cutOff, checkIn, tz).cutOffMs;
}

/** Whether a rate excludes guests of this nationality. */
export function isForOthers(
  { nationalities }: Pick<RateTerms, 'nationalities'>,
  { nationality }: Pick<PreparedQuestion, 'nationality'>,
): boolean {
  return nationalities.length > 0 && !nationalities.includes(nationality);
}

/**
 * Amount that the party adds to the whole stay's price, one entry per element of `block.nightTerms`; Infinity
 * if the terms have no price for the party or do not accept the stay.
 */
export function readNightTerms({ nightTerms }: CityBlock, question: PreparedQuestion): Float64Array {
  return Float64Array.from(nightTerms, (terms) => partyOfStay(terms, question));
}

function partyOfStay(
  terms: NightTerms,
  { checkIn, checkOut, dates, rooms, markup }: PreparedQuestion,
): number {
  if (findLimitFault(terms, { checkIn, checkOut })) return Number.POSITIVE_INFINITY;
  if (rooms.every((room) => isInPrice(terms, room))) return 0;
  const isAlike = terms.supplements.every(({ from }) => from === '');
  let total = 0;
  for (const room of rooms) {
    for (const date of isAlike ? dates.slice(0, 1) : dates) {
      const added = amountOn(terms, date, room, markup) ?? Number.POSITIVE_INFINITY;
      total += isAlike ? added * dates.length : added;
    }
  }
  return total;
}

/** Memoises the current cancellation kind per policy; thousands of terms share a few dozen. */
function readStandings(
  { checkIn, nights, now }: PreparedQuestion,
  tz: string,
): (policy: RelativePolicy) => ReturnType<typeof cancellationBounds> {
  const known = new Map<RelativePolicy, ReturnType<typeof cancellationBounds>>();
  return (policy) => {
    let standing = known.get(policy);
    if (!standing) {
      standing = cancellationBounds(stayPolicy(policy, checkIn, tz), now, nights);
      known.set(policy, standing);
    }
    return standing;
  };
}

function findingsOf(
  { meal }: RateTerms,
  cancellation: Cancellation,
  { wantedMeals, wantedCancellation, needsBreakfast, needsFree }: PreparedQuestion,
): number {
  const passesMeal = (wantedMeals & mealBits[meal]) !== 0;
  const passesCancellation = (wantedCancellation & cancellationBits[cancellation]) !== 0;
  const atAnyRate =
    findingBits.anything | (passesMeal && passesCancellation ? findingBits.passingAtAnyRate : 0);
  const isRequestedRate =
    (!needsBreakfast || meal !== 'room_only') && (!needsFree || cancellation === 'free');
  if (!isRequestedRate) return atAnyRate;
  return (
    atAnyRate |
    (passesCancellation ? mealBits[meal] : 0) |
    (passesMeal ? cancellationBits[cancellation] : 0) |
    (passesMeal && passesCancellation ? findingBits.passing : 0)
  );
}
