import { meals } from '@serai/contract/hotels';
import { averagePerNight } from '../../../domain/pricing/hotel.ts';
import { type Bits, makeBits } from '../catalogue/bits.ts';
import { type CityBlock, mostUnits } from '../catalogue/city-block.ts';
import { type PreparedQuestion, readTerms } from './search-question.ts';

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
export function findOffers(block: CityBlock, question: PreparedQuestion): BlockOffers {
  const offers = makeOffers(block.hotelSlots);
  const terms = readTerms(block, question);
  const fewestUnits = readFewestUnits(block, question);
  const stayPrices = addStayPrices(block, question);
  const { hotelCount, firstRoom, roomCounts, firstPlan, planCounts, planTerms } = block;
  const { roomCount, nights, wantedMeals, refundableOnly } = question;
  for (let hotel = 0; hotel < hotelCount; hotel++) {
    let isAny = false;
    let mealsFound = 0;
    let isRefundable = false;
    let best = Number.POSITIVE_INFINITY;
    let bestPlan = -1;
    let bestAtAnyPrice = Number.POSITIVE_INFINITY;
    const lastRoom = firstRoom[hotel]! + roomCounts[hotel]!;
    for (let room = firstRoom[hotel]!; room < lastRoom; room++) {
      if (fewestUnits[room]! < roomCount || !canSleep(block, room, question)) continue;
      const lastPlan = firstPlan[room]! + planCounts[room]!;
      for (let plan = firstPlan[room]!; plan < lastPlan; plan++) {
        const term = planTerms[plan]!;
        const children = terms.childrenPerNight[term]!;
        if (children < 0) continue;
        const oneRoom = stayPrices[plan]!;
        if (oneRoom < 0) continue;
        const total = oneRoom * roomCount + children * nights;
        const meal = terms.meals[term]!;
        const canCancel = terms.refundable[term] === 1;
        const passesMeal = (wantedMeals & meal) !== 0;
        const passesRefundable = !refundableOnly || canCancel;
        isAny = true;
        if (passesMeal && passesRefundable && total < bestAtAnyPrice) bestAtAnyPrice = total;
        if (!passesPrice(total, question)) continue;
        if (passesRefundable) mealsFound |= meal;
        if (passesMeal && canCancel) isRefundable = true;
        if (passesMeal && passesRefundable && total < best) {
          best = total;
          bestPlan = plan;
        }
      }
    }
    if (!isAny) continue;
    writeHotel(offers, hotel, mealsFound, isRefundable, bestPlan >= 0);
    offers.total[hotel] = best;
    offers.plan[hotel] = bestPlan;
    offers.totalAtAnyPrice[hotel] = bestAtAnyPrice;
  }
  return offers;
}

function writeHotel(
  offers: BlockOffers,
  hotel: number,
  mealsFound: number,
  isRefundable: boolean,
  passes: boolean,
): void {
  const word = hotel >>> 5;
  const bit = 1 << (hotel & 31);
  offers.any[word]! |= bit;
  if (passes) offers.passing[word]! |= bit;
  if (isRefundable) offers.refundable[word]! |= bit;
  for (let meal = 0; meal < offers.byMeal.length; meal++) {
    if ((mealsFound >>> meal) & 1) offers.byMeal[meal]![word]! |= bit;
  }
}

function canSleep(block: CityBlock, room: number, { adults, children, guests }: PreparedQuestion): boolean {
  return (
    block.maxAdults[room]! >= adults &&
    block.maxChildren[room]! >= children &&
    block.maxGuests[room]! >= guests
  );
}

/** Of each room type the fewest units on any night: night after night, so that memory is read from end to end. */
function readFewestUnits(
  { units, roomSlots, roomCount }: CityBlock,
  { slots }: PreparedQuestion,
): Uint8Array {
  const fewest = new Uint8Array(roomCount).fill(mostUnits);
  for (const slot of slots) {
    const start = slot * roomSlots;
    for (let room = 0; room < roomCount; room++) {
      const left = units[start + room]!;
      if (left < fewest[room]!) fewest[room] = left;
    }
  }
  return fewest;
}

/** Of each plan the price of one room for all nights; below 0 where one of them is not for sale. */
function addStayPrices(
  { prices, planSlots, planCount }: CityBlock,
  { slots, markup: { percent, step } }: PreparedQuestion,
): Float64Array {
  const totals = new Float64Array(planCount);
  const unit = 100 * step;
  const half = unit / 2;
  for (const slot of slots) {
    const start = slot * planSlots;
    for (let plan = 0; plan < planCount; plan++) {
      const price = prices[start + plan]!;
      // Whatever is added later, it stays below 0.
      if (price === 0) totals[plan] = Number.NEGATIVE_INFINITY;
      else if (percent === 0) totals[plan]! += price;
      else totals[plan]! += price + Math.floor((price * percent + half) / unit) * step;
    }
  }
  return totals;
}

function passesPrice(
  total: number,
  { limitsPrice, priceMin, priceMax, roomCount, nights, markup }: PreparedQuestion,
): boolean {
  if (!limitsPrice) return true;
  const perNight = averagePerNight(total, roomCount * nights, markup.step);
  return perNight >= priceMin && perNight <= priceMax;
}

function makeOffers(size: number): BlockOffers {
  return {
    any: makeBits(size),
    passing: makeBits(size),
    byMeal: meals.map(() => makeBits(size)),
    refundable: makeBits(size),
    total: new Float64Array(size),
    plan: new Int32Array(size),
    // Of a hotel without an offer the other columns are never read; this one is, by price alone.
    totalAtAnyPrice: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
  };
}
