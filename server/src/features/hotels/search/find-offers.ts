import { meals } from '@serai/contract/hotels/hotels';
import { cancellationKinds } from '@serai/contract/orders/cancellation';
import { averagePerNight } from '../../../domain/pricing/hotel.ts';
import { type Bits, makeBits } from '../catalogue/bits.ts';
import type { CityBlock } from '../catalogue/city-block.ts';
import { priceStays } from './price-stays.ts';
import {
  cancellationBits,
  findingBits,
  mealBits,
  type PreparedQuestion,
  readTerms,
} from './search-question.ts';

/** Offers of a block for a question, as columns over its hotels. */
export interface BlockOffers {
  /** Has an offer, whatever the filters. */
  any: Bits;
  /** Has a rate as requested that passes meal, cancellation and price. */
  passing: Bits;
  /** Has an offer that passes meal, cancellation and price, whatever rate was requested. */
  passingAtAnyRate: Bits;
  /** In the order of `meals`: has an offer with it that passes cancellation and price. */
  byMeal: readonly Bits[];
  /** In the order of `cancellationKinds`: has an offer of this kind that passes meal and price. */
  byCancellation: readonly Bits[];
  /** Cheapest passing offer of each hotel: its total and its plan. */
  total: Float64Array;
  plan: Int32Array;
  /** Current cancellation kind of that offer, as index into `cancellationKinds`. */
  standing: Uint8Array;
  /** Cheapest total that passes meal and cancellation, without the price filter. */
  totalAtAnyPrice: Float64Array;
}

/** Above the total of any stay, in minor units. */
const aboveTotals = 1e13;
const wholeStanding = cancellationKinds.indexOf('non_refundable');

/**
 * Chooses each hotel's cheapest plan with a rate as requested for the whole stay; if free cancellation is preferred, the cheapest with
 * the best cancellation kind. This is the inner loop of every search: it allocates no object per hotel and
 * collects a hotel's findings in local variables.
 */
export function findOffers(block: CityBlock, question: PreparedQuestion, tz: string): BlockOffers {
  const { hotelCount, firstRoom, roomCounts, firstPlan, planCounts, planTerms } = block;
  // Read once: a module's export is looked up at every use.
  const { anything, passing } = findingBits;
  const { limitsPrice, prefersFree } = question;
  const terms = readTerms(block, question, tz);
  const { findings, wholeFindings, wholeUpTo, hasFixedFees, standings } = terms;
  const totals = priceStays(block, question, terms, tz);
  const tracksLowest = limitsPrice || prefersFree;
  const columns = makeColumns(hotelCount, tracksLowest);
  let foundAnywhere = 0;
  for (let hotel = 0; hotel < hotelCount; hotel++) {
    let found = 0;
    let best = Number.POSITIVE_INFINITY;
    let bestScore = best;
    let bestPlan = -1;
    let bestStanding = 0;
    let bestAtAnyPrice = Number.POSITIVE_INFINITY;
    const isEmpty = roomCounts[hotel] === 0;
    const lastRoom = firstRoom[hotel]! + roomCounts[hotel]! - 1;
    const afterPlans = isEmpty ? 0 : firstPlan[lastRoom]! + planCounts[lastRoom]!;
    for (let plan = isEmpty ? 0 : firstPlan[firstRoom[hotel]!]!; plan < afterPlans; plan++) {
      const total = totals[plan]!;
      if (total === Number.POSITIVE_INFINITY) continue;
      const at = planTerms[plan]!;
      const isWhole = hasFixedFees && total <= wholeUpTo[at]!;
      const finding = isWhole ? wholeFindings[at]! : findings[at]!;
      if (tracksLowest && (finding & passing) !== 0 && total < bestAtAnyPrice) bestAtAnyPrice = total;
      if (limitsPrice) {
        found |= finding & anything;
        if (!passesPrice(total, question)) continue;
      }
      found |= finding;
      const ahead = prefersFree ? (isWhole ? wholeStanding : standings[at]!) * aboveTotals : 0;
      const score = ahead + total;
      if (score < bestScore && (finding & passing) !== 0) {
        best = total;
        bestScore = score;
        bestPlan = plan;
        // Looked up here, because few plans get this far.
        bestStanding = isWhole ? wholeStanding : standings[at]!;
      }
    }
    columns.found[hotel] = found;
    foundAnywhere |= found;
    columns.total[hotel] = best;
    columns.plan[hotel] = bestPlan;
    columns.standing[hotel] = bestStanding;
    if (tracksLowest) columns.totalAtAnyPrice[hotel] = bestAtAnyPrice;
  }
  return readFindings(block, columns, foundAnywhere, question);
}

function makeColumns(hotels: number, tracksLowest: boolean) {
  const total = new Float64Array(hotels);
  return {
    /** Findings of a hotel's plans, bits as in `TermsColumns`. */
    found: new Uint16Array(hotels),
    total,
    plan: new Int32Array(hotels),
    standing: new Uint8Array(hotels),
    totalAtAnyPrice: tracksLowest ? new Float64Array(hotels) : total,
  };
}

function readFindings(
  block: CityBlock,
  columns: ReturnType<typeof makeColumns>,
  foundAnywhere: number,
  { needsBreakfast, needsFree }: PreparedQuestion,
): BlockOffers {
  const { found, total, plan, standing, totalAtAnyPrice } = columns;
  const having = (bit: number) => {
    const bits = makeBits(block.hotelSlots);
    if ((foundAnywhere & bit) === 0) return bits;
    const shift = 31 - Math.clz32(bit);
    for (let first = 0; first < found.length; first += 32) {
      const afterLast = Math.min(first + 32, found.length);
      let word = 0;
      for (let hotel = first; hotel < afterLast; hotel++) word |= ((found[hotel]! >>> shift) & 1) << hotel;
      bits[first >>> 5] = word;
    }
    return bits;
  };
  const passing = having(findingBits.passing);
  return {
    any: having(findingBits.anything),
    passing,
    passingAtAnyRate: needsBreakfast || needsFree ? having(findingBits.passingAtAnyRate) : passing,
    byMeal: meals.map((meal) => having(mealBits[meal])),
    byCancellation: cancellationKinds.map((kind) => having(cancellationBits[kind])),
    total,
    plan,
    standing,
    totalAtAnyPrice,
  };
}

function passesPrice(
  total: number,
  { limitsPrice, priceMin, priceMax, roomCount, nights, markup }: PreparedQuestion,
): boolean {
  if (!limitsPrice) return true;
  const perNight = averagePerNight(total, roomCount * nights, markup.step);
  return perNight >= priceMin && perNight <= priceMax;
}
