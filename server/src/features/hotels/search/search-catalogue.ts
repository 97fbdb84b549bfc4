import { addBit, type Bits, countBoth, hasBit, intersect, makeBits } from '../catalogue/bits.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CityBlock } from '../catalogue/city-block.ts';
import { type Destination, mayReach } from '../catalogue/destinations.ts';
import { countFacets, type FacetCounts, makeFacetCounts } from './count-facets.ts';
import { filterHotels, passAllBut } from './filter-hotels.ts';
import { findOffers } from './find-offers.ts';
import { hotelDistance, type Match, type Matches, rankHotels } from './rank-hotels.ts';
import { type PreparedQuestion, prepareQuestion, type SearchQuestion } from './search-question.ts';

/** Place to search: a destination or a single hotel. */
export type SearchPlace =
  | { kind: 'destination'; destination: Destination }
  | { kind: 'hotel'; hotelId: number };

export interface SearchAnswer {
  page: Match[];
  total: number;
  totalUnfiltered: number;
  /** Hotels that pass the filters but have no rate as requested. */
  withoutRate: number;
  facets: FacetCounts;
  nights: number;
}

/** Answers a search from memory, synchronously. */
export function searchCatalogue(
  catalogue: Catalogue,
  place: SearchPlace,
  question: SearchQuestion,
): SearchAnswer {
  const prepared = prepareQuestion(question);
  const facets = makeFacetCounts();
  const matches = makeMatches();
  let totalUnfiltered = 0;
  let totalAtAnyRate = 0;
  for (const { block, scope } of findScopes(catalogue, place)) {
    const { tz } = catalogue.destinations.get(block.cityId)!;
    const counts = searchBlock({ block, scope, tz }, question, prepared, facets, matches);
    totalUnfiltered += counts.unfiltered;
    totalAtAnyRate += counts.atAnyRate;
  }
  const page = rankHotels(matches, question);
  return {
    page,
    total: matches.count,
    totalUnfiltered,
    withoutRate: totalAtAnyRate - matches.count,
    facets,
    nights: prepared.nights,
  };
}

/** Adds the hotels of a block to the matches; counts those before filters, and those that match at any rate. */
function searchBlock(
  { block, scope, tz }: { block: CityBlock; scope: Bits | undefined; tz: string },
  question: SearchQuestion,
  prepared: PreparedQuestion,
  facets: FacetCounts,
  matches: Matches,
): { unfiltered: number; atAnyRate: number } {
  const offers = findOffers(block, prepared, tz);
  const sets = filterHotels(block, question.filters);
  countFacets(block, offers, sets, scope, facets);
  const matching = passAllBut(offers.passing, sets, undefined);
  const atAnyRate = passAllBut(offers.passingAtAnyRate, sets, undefined);
  if (scope) {
    intersect(matching, scope);
    intersect(atAnyRate, scope);
    intersect(offers.any, scope);
  }
  growMatches(matches, block.hotelCount);
  const blockNumber = matches.blocks.push(block) - 1;
  for (let slot = 0; slot < block.hotelCount; slot++) {
    if (!hasBit(matching, slot)) continue;
    const at = matches.count++;
    matches.blockNumbers[at] = blockNumber;
    matches.slots[at] = slot;
    matches.plans[at] = offers.plan[slot]!;
    matches.totals[at] = offers.total[slot]!;
    matches.standings[at] = offers.standing[slot]!;
  }
  return { unfiltered: countBoth(offers.any, offers.any), atAnyRate: countBoth(atAnyRate, atAnyRate) };
}

/** Blocks to search, each with the hotels that belong to the destination; all of them without a scope. */
function findScopes(catalogue: Catalogue, place: SearchPlace): { block: CityBlock; scope?: Bits }[] {
  if (place.kind === 'hotel') {
    const found = catalogue.find(place.hotelId);
    if (!found) return [];
    const scope = makeBits(found.block.hotelSlots);
    addBit(scope, found.slot);
    return [{ block: found.block, scope }];
  }
  const { destination } = place;
  if (destination.kind === 'landmark') return findNear(catalogue, destination);
  const block = catalogue.blocks.get(destination.cityId);
  if (!block) return [];
  if (destination.kind === 'city') return [{ block }];
  return [{ block, scope: block.districtBits.get(destination.id) ?? makeBits(block.hotelSlots) }];
}

/** A landmark's hotels may be in the next town or across a border. */
function findNear(catalogue: Catalogue, landmark: Destination): { block: CityBlock; scope: Bits }[] {
  const found: { block: CityBlock; scope: Bits }[] = [];
  for (const block of catalogue.blocks.values()) {
    const city = catalogue.destinations.get(block.cityId);
    if (!city || !mayReach(city, landmark)) continue;
    const scope = makeBits(block.hotelSlots);
    let count = 0;
    for (let slot = 0; slot < block.hotelCount; slot++) {
      if (hotelDistance(block, slot, landmark) > landmark.radiusKm) continue;
      addBit(scope, slot);
      count++;
    }
    if (count > 0) found.push({ block, scope });
  }
  return found;
}

function makeMatches(): Matches {
  return {
    count: 0,
    blocks: [],
    blockNumbers: new Int32Array(0),
    slots: new Int32Array(0),
    plans: new Int32Array(0),
    totals: new Float64Array(0),
    standings: new Uint8Array(0),
  };
}

function growMatches(matches: Matches, more: number): void {
  const size = matches.count + more;
  const grow = <C extends Int32Array | Float64Array | Uint8Array>(from: C, to: C): C => {
    to.set(from);
    return to;
  };
  matches.blockNumbers = grow(matches.blockNumbers, new Int32Array(size));
  matches.slots = grow(matches.slots, new Int32Array(size));
  matches.plans = grow(matches.plans, new Int32Array(size));
  matches.totals = grow(matches.totals, new Float64Array(size));
  matches.standings = grow(matches.standings, new Uint8Array(size));
}
