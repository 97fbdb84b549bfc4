import { meals } from '@serai/contract/hotels/hotels';
import { cancellationKinds } from '@serai/contract/orders/cancellation';
import { type Bits, countBoth, hasBit, intersect } from '../catalogue/bits.ts';
import type { CityBlock } from '../catalogue/city-block.ts';
import { type HotelSets, passAllBut } from './filter-hotels.ts';
import type { BlockOffers } from './find-offers.ts';

/** Number of hotels that each further filter choice would leave. */
export interface FacetCounts {
  stars: Map<number, number>;
  meals: Map<string, number>;
  facilities: Map<string, number>;
  districts: Map<number, number>;
  cancellation: Map<string, number>;
  /** Lowest and highest of the hotels' cheapest totals; Infinity and −Infinity without hotels. */
  lowest: number;
  highest: number;
}

export function makeFacetCounts(): FacetCounts {
  return {
    stars: new Map(),
    meals: new Map(),
    facilities: new Map(),
    districts: new Map(),
    cancellation: new Map(),
    lowest: Number.POSITIVE_INFINITY,
    highest: Number.NEGATIVE_INFINITY,
  };
}

/**
 * Adds a block to the counts. Each facet is counted with all other filters applied but not its own.
 * Facilities are the exception, because they narrow one another: a facility counts the hotels that have it
 * and all selected ones. `scope` limits the block to hotels of the destination.
 */
export function countFacets(
  block: CityBlock,
  offers: BlockOffers,
  sets: HotelSets,
  scope: Bits | undefined,
  counts: FacetCounts,
): void {
  const within = (bits: Bits) => {
    if (scope) intersect(bits, scope);
    return bits;
  };
  countSets(counts.stars, block.starBits, within(passAllBut(offers.passing, sets, 'stars')));
  countSets(counts.districts, block.districtBits, within(passAllBut(offers.passing, sets, 'districts')));
  countSets(counts.facilities, block.facilityBits, within(passAllBut(offers.passing, sets, undefined)));
  const hotels = within(passAllBut(offers.any, sets, undefined));
  meals.forEach((meal, at) => {
    addCount(counts.meals, meal, countBoth(offers.byMeal[at]!, hotels));
  });
  cancellationKinds.forEach((kind, at) => {
    addCount(counts.cancellation, kind, countBoth(offers.byCancellation[at]!, hotels));
  });
  spanPrices(block, offers, hotels, counts);
}

function countSets<K>(counts: Map<K, number>, sets: ReadonlyMap<K, Bits>, hotels: Bits): void {
  for (const [key, bits] of sets) addCount(counts, key, countBoth(bits, hotels));
}

function addCount<K>(counts: Map<K, number>, key: K, count: number): void {
  if (count > 0) counts.set(key, (counts.get(key) ?? 0) + count);
}

function spanPrices(block: CityBlock, offers: BlockOffers, hotels: Bits, counts: FacetCounts): void {
  for (let slot = 0; slot < block.hotelCount; slot++) {
    const total = offers.totalAtAnyPrice[slot]!;
    if (total === Number.POSITIVE_INFINITY || !hasBit(hotels, slot)) continue;
    if (total < counts.lowest) counts.lowest = total;
    if (total > counts.highest) counts.highest = total;
  }
}
