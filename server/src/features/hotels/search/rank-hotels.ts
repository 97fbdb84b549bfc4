import type { hotelSorts } from '@serai/contract/hotels/hotels';
import type { CityBlock } from '../catalogue/city-block.ts';
import { distanceKm } from '../catalogue/destinations.ts';
import type { Point, SearchQuestion } from './search-question.ts';

/** A matching hotel: its position and its cheapest offer. */
export interface Match {
  block: CityBlock;
  slot: number;
  plan: number;
  total: number;
}

/** All matches as columns; a block is given as an index into `blocks`. */
export interface Matches {
  count: number;
  blocks: CityBlock[];
  blockNumbers: Int32Array;
  slots: Int32Array;
  plans: Int32Array;
  totals: Float64Array;
  /** Current cancellation kind of that offer, as index into `cancellationKinds`. */
  standings: Uint8Array;
}

type Sort = (typeof hotelSorts)[number];

/** Above the total of any stay, in minor units. */
const aboveTotals = 1e13;

const ascending: ReadonlySet<Sort> = new Set(['price', 'cancellation']);

/**
 * Returns the matches `skip` to `skip + take` in the requested order, ties by hotel id. By default `price`
 * sorts the cheapest first, `cancellation` free cancellation first and then by price, every other sort the
 * highest first; `order` overrides this. `near` replaces both by the distance, nearest first.
 */
export function rankHotels(
  matches: Matches,
  { sort, order, near, skip, take }: Pick<SearchQuestion, 'sort' | 'order' | 'near' | 'skip' | 'take'>,
): Match[] {
  const { count } = matches;
  if (skip >= count) return [];
  const keys = near ? distanceKeys(matches, near) : sortKeys(matches, sort);
  const rises = near !== undefined || (order ?? (ascending.has(sort) ? 'asc' : 'desc')) === 'asc';
  if (!rises) for (let at = 0; at < count; at++) keys[at] = -keys[at]!;
  const isAfter = (a: number, b: number) =>
    keys[a]! > keys[b]! || (keys[a] === keys[b] && idOf(matches, a) > idOf(matches, b));
  const chosen = pickFirst(keys, Math.min(skip + take, count), isAfter).subarray(skip);
  return Array.from(chosen, (at) => ({
    block: blockOf(matches, at),
    slot: matches.slots[at]!,
    plan: matches.plans[at]!,
    total: matches.totals[at]!,
  }));
}

/** Distance in kilometres from a point to a hotel. */
export function hotelDistance(block: CityBlock, slot: number, { latitude, longitude }: Point): number {
  return distanceKm(latitude, longitude, block.latitudes[slot]!, block.longitudes[slot]!);
}

function distanceKeys(matches: Matches, near: Point): Float64Array {
  const { count, slots } = matches;
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at++) keys[at] = hotelDistance(blockOf(matches, at), slots[at]!, near);
  return keys;
}

function blockOf({ blocks, blockNumbers }: Matches, at: number): CityBlock {
  return blocks[blockNumbers[at]!]!;
}

function idOf(matches: Matches, at: number): number {
  return blockOf(matches, at).hotelIds[matches.slots[at]!]!;
}

function sortKeys(matches: Matches, sort: Sort): Float64Array {
  const { count, slots, totals } = matches;
  const keys = new Float64Array(count);
  if (sort === 'price') return totals.slice(0, count);
  if (sort === 'default') return defaultKeys(matches);
  if (sort === 'cancellation') return keys.map((_, at) => matches.standings[at]! * aboveTotals + totals[at]!);
  const column = columnOf(sort);
  for (let at = 0; at < count; at++) keys[at] = column(blockOf(matches, at))[slots[at]!]!;
  return keys;
}

function columnOf(
  sort: Exclude<Sort, 'price' | 'default' | 'cancellation'>,
): (block: CityBlock) => ArrayLike<number> {
  switch (sort) {
    case 'recommended':
      return (block) => block.recommended;
    case 'hot':
      return (block) => block.hot;
    case 'views':
      return (block) => block.views;
    case 'star':
      return (block) => block.stars;
    case 'time':
      return (block) => block.listedAt;
  }
}

/**
 * Default sort: recommendation, sales and price, each between 0 and 1; the price is relative to the cheapest
 * match.
 */
function defaultKeys(matches: Matches): Float64Array {
  const { count, slots, totals } = matches;
  let cheapest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < count; at++) if (totals[at]! < cheapest) cheapest = totals[at]!;
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const block = blockOf(matches, at);
    const recommended = Math.min(block.recommended[slots[at]!]!, 100) / 100;
    const hot = Math.min(block.hot[slots[at]!]!, 1000) / 1000;
    keys[at] = 0.4 * recommended + 0.3 * hot + 0.3 * (cheapest / totals[at]!);
  }
  return keys;
}

/** Returns the first `wanted` matches in order, using a heap whose top is the worst match kept so far. */
function pickFirst(
  keys: Float64Array,
  wanted: number,
  isAfter: (a: number, b: number) => boolean,
): Int32Array {
  const heap = new Int32Array(wanted);
  let size = 0;
  for (let at = 0; at < keys.length; at++) {
    if (size < wanted) {
      heap[size] = at;
      rise(heap, size++, isAfter);
      // Nearly all matches rank after the worst one kept.
    } else if (keys[at]! <= keys[heap[0]!]! && isAfter(heap[0]!, at)) {
      heap[0] = at;
      sink(heap, size, isAfter);
    }
  }
  return heap.sort((a, b) => (isAfter(a, b) ? 1 : -1));
}

function rise(heap: Int32Array, start: number, isAfter: (a: number, b: number) => boolean): void {
  let at = start;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!isAfter(heap[at]!, heap[above]!)) return;
    swap(heap, at, above);
    at = above;
  }
}

function sink(heap: Int32Array, size: number, isAfter: (a: number, b: number) => boolean): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= size) return;
    const right = left + 1;
    const below = right < size && isAfter(heap[right]!, heap[left]!) ? right : left;
    if (!isAfter(heap[below]!, heap[at]!)) return;
    swap(heap, at, below);
    at = below;
  }
}

function swap(heap: Int32Array, a: number, b: number): void {
  const kept = heap[a]!;
  heap[a] = heap[b]!;
  heap[b] = kept;
}
