import { meals } from '@serai/contract/hotels';
import { averagePerNight } from '../../../domain/pricing/hotel.ts';
import type { Markup } from '../../../domain/pricing/markup.ts';
import { type Bits, makeBits } from '../catalogue/bits.ts';
import type { CityBlock } from '../catalogue/city-block.ts';
import { findingBits, mealBits, type PreparedQuestion, readTerms } from './search-question.ts';

/** What a block can sell for a question, as columns over its hotels. */
export interface BlockOffers {
  /** Something can be sold, whatever the filters say. */
  any: Bits;
  /** An offer passes meal, refundable and price. */
  passing: Bits;
  /** In the order of `meals`: an offer with it passes refundable and price. */
  byMeal: readonly Bits[];
  /** An offer that can be cancelled passes meal and price. */
  refundable: Bits;
  /** The cheapest passing offer of each hotel: its total, and its plan. */
  total: Float64Array;
  plan: Int32Array;
  /** The cheapest total that passes meal and refundable, whatever it costs. */
  totalAtAnyPrice: Float64Array;
}

/**
 * Prices every plan of a block for the whole stay. This is the inner loop of every search: it reads nights as
 * runs of memory, makes no object per hotel, and gathers a hotel's findings in local variables.
 */
export function findOffers(block: CityBlock, question: PreparedQuestion, tz: string): BlockOffers {
  const { hotelCount, firstRoom, roomCounts, firstPlan, planCounts, planTerms } = block;
  // Read once: what a module exports is looked up wherever it is named.
  const { anything, passing } = findingBits;
  const { roomCount, limitsPrice } = question;
  const { childrenOfStay, findings, askable } = readTerms(block, question, tz);
  const canAsk = askable.includes(1);
  const canBook = findRooms(block, question);
  const stays = priceStays(block, question);
  const columns = makeColumns(hotelCount);
  for (let hotel = 0; hotel < hotelCount; hotel++) {
    let found = 0;
    let best = Number.POSITIVE_INFINITY;
    let bestPlan = -1;
    let bestAtAnyPrice = Number.POSITIVE_INFINITY;
    const afterRooms = firstRoom[hotel]! + roomCounts[hotel]!;
    for (let room = firstRoom[hotel]!; room < afterRooms; room++) {
      if (canBook[room] === unfit) continue;
      const isGone = canBook[room] === gone;
      if (isGone && !canAsk) continue;
      const afterPlans = firstPlan[room]! + planCounts[room]!;
      for (let plan = firstPlan[room]!; plan < afterPlans; plan++) {
        const terms = planTerms[plan]!;
        if (isGone && askable[terms] === 0) continue;
        const total = stays[plan]! * roomCount + childrenOfStay[terms]!;
        if (total === Number.POSITIVE_INFINITY) continue;
        const finding = findings[terms]!;
        found |= anything;
        const passes = (finding & passing) !== 0;
        if (passes && total < bestAtAnyPrice) bestAtAnyPrice = total;
        if (limitsPrice && !passesPrice(total, question)) continue;
        found |= finding;
        if (passes && total < best) {
          best = total;
          bestPlan = plan;
        }
      }
    }
    columns.found[hotel] = found;
    columns.total[hotel] = best;
    columns.plan[hotel] = bestPlan;
    columns.totalAtAnyPrice[hotel] = bestAtAnyPrice;
  }
  return readFindings(block, columns);
}

function makeColumns(hotels: number) {
  return {
    /** What a hotel's plans were found to be, bits as in `TermsColumns`. */
    found: new Uint8Array(hotels),
    total: new Float64Array(hotels),
    plan: new Int32Array(hotels),
    // Of a hotel without an offer the other columns are never read; this one is, by price alone.
    totalAtAnyPrice: new Float64Array(hotels).fill(Number.POSITIVE_INFINITY),
  };
}

function readFindings(block: CityBlock, columns: ReturnType<typeof makeColumns>): BlockOffers {
  const { found, total, plan, totalAtAnyPrice } = columns;
  const having = (bit: number) => {
    const bits = makeBits(block.hotelSlots);
    const shift = 31 - Math.clz32(bit);
    for (let first = 0; first < found.length; first += 32) {
      const afterLast = Math.min(first + 32, found.length);
      let word = 0;
      for (let hotel = first; hotel < afterLast; hotel++) word |= ((found[hotel]! >>> shift) & 1) << hotel;
      bits[first >>> 5] = word;
    }
    return bits;
  };
  return {
    any: having(findingBits.anything),
    passing: having(findingBits.passing),
    byMeal: meals.map((meal) => having(mealBits[meal])),
    refundable: having(findingBits.cancellable),
    total,
    plan,
    totalAtAnyPrice,
  };
}

/** What a room type is for a question: too small for the guests, free on every night, or gone on some. */
const [unfit, free, gone] = [0, 1, 2];

/** Which of these each room type is. */
function findRooms(block: CityBlock, { slots, roomCount, adults, children, guests }: PreparedQuestion) {
  const { units, roomSlots, maxAdults, maxChildren, maxGuests } = block;
  const fits = new Uint8Array(block.roomCount);
  for (let room = 0; room < fits.length; room++) {
    const sleeps = maxAdults[room]! >= adults && maxChildren[room]! >= children && maxGuests[room]! >= guests;
    fits[room] = sleeps ? free : unfit;
  }
  // Night after night, so that memory is read from end to end.
  for (const slot of slots) {
    const night = units.subarray(slot * roomSlots, slot * roomSlots + fits.length);
    for (let room = 0; room < fits.length; room++) {
      if (night[room]! < roomCount && fits[room] === free) fits[room] = gone;
    }
  }
  return fits;
}

/** Of each plan what one room costs without children; infinite where a night is not for sale. */
function priceStays(block: CityBlock, { slots, markup }: PreparedQuestion): Float64Array {
  const { prices, planSlots, planCount } = block;
  const stays = takeScratch(planCount);
  for (const slot of slots) {
    const night = prices.subarray(slot * planSlots, slot * planSlots + planCount);
    if (markup.percent === 0) addNight(stays, night);
    else addMarkedUp(stays, night, markup);
  }
  return stays;
}

let scratch = new Float64Array(0);

/** Memory for one search, which nothing interrupts: fresh pages would cost as much as what is written into them. */
function takeScratch(size: number): Float64Array {
  if (scratch.length < size) scratch = new Float64Array(size);
  return scratch.subarray(0, size).fill(0);
}

function addNight(totals: Float64Array, night: Int32Array): void {
  for (let plan = 0; plan < totals.length; plan++) {
    const price = night[plan]!;
    totals[plan]! += price === 0 ? Number.POSITIVE_INFINITY : price;
  }
}

function addMarkedUp(totals: Float64Array, night: Int32Array, { percent, step }: Markup): void {
  const unit = 100 * step;
  const half = unit / 2;
  for (let plan = 0; plan < totals.length; plan++) {
    const price = night[plan]!;
    const more = Math.floor((price * percent + half) / unit) * step;
    totals[plan]! += price === 0 ? Number.POSITIVE_INFINITY : price + more;
  }
}

function passesPrice(
  total: number,
  { limitsPrice, priceMin, priceMax, roomCount, nights, markup }: PreparedQuestion,
): boolean {
  if (!limitsPrice) return true;
  const perNight = averagePerNight(total, roomCount * nights, markup.step);
  return perNight >= priceMin && perNight <= priceMax;
}
