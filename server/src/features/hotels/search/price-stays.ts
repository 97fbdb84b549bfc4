import { localDate } from '../../../domain/local-time.ts';
import type { Markup } from '../../../domain/pricing/markup.ts';
import { isFitting } from '../../../domain/pricing/promotions.ts';
import type { CityBlock } from '../catalogue/city-block.ts';
import { pricePlan } from '../price-plan.ts';
import { type PreparedQuestion, readNightTerms, type TermsColumns } from './search-question.ts';

/**
 * Total of the whole stay per plan of a block, for all rooms and guests; Infinity if not bookable. Reads
 * nights as contiguous memory. The result is valid until the next question.
 */
export function priceStays(
  block: CityBlock,
  question: PreparedQuestion,
  terms: TermsColumns,
  tz: string,
): Float64Array {
  const totals = priceRooms(block, question);
  addParty(totals, block, question);
  applyPromotions(totals, block, question, tz);
  closeRooms(totals, block, question, terms);
  return totals;
}

/** Price per plan of one room for the guests included; Infinity if a night is not for sale. */
function priceRooms(block: CityBlock, { slots, markup }: PreparedQuestion): Float64Array {
  const { prices, planSlots, planCount } = block;
  const totals = takeScratch(planCount);
  const night = (slot: number) => prices.subarray(slot * planSlots, slot * planSlots + planCount);
  if (markup.percent === 0) {
    for (const { count, at } of inThrees(slots))
      addNights(totals, night(at[0]), night(at[1]), night(at[2]), count);
  } else {
    for (const slot of slots) addMarkedUp(totals, night(slot), markup);
  }
  return totals;
}

/**
 * Nights of a stay in groups of three: reading three side by side costs hardly more than one. An incomplete
 * group repeats its first night.
 */
function inThrees(slots: readonly number[]): { count: number; at: [number, number, number] }[] {
  const threes: { count: number; at: [number, number, number] }[] = [];
  for (let first = 0; first < slots.length; first += 3) {
    const [one, two = one, three = one] = slots.slice(first, first + 3) as [number, number?, number?];
    threes.push({ count: Math.min(3, slots.length - first), at: [one, two, three] });
  }
  return threes;
}

/** Adds the first `count` of three nights; the others repeat the first one. */
function addNights(
  totals: Float64Array,
  first: Int32Array,
  second: Int32Array,
  third: Int32Array,
  count: number,
): void {
  const secondCounts = count > 1 ? 1 : 0;
  const thirdCounts = count > 2 ? 1 : 0;
  for (let plan = 0; plan < totals.length; plan++) {
    const one = first[plan]!;
    const two = second[plan]!;
    const three = third[plan]!;
    const isOpen = one !== 0 && two !== 0 && three !== 0;
    totals[plan]! += isOpen ? one + two * secondCounts + three * thirdCounts : Number.POSITIVE_INFINITY;
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

/**
 * Extends the price of one room to all rooms and guests; most questions are for one room with the guests
 * included.
 */
function addParty(totals: Float64Array, block: CityBlock, question: PreparedQuestion): void {
  const { planNightTerms } = block;
  const { roomCount } = question;
  const partyOfStay = readNightTerms(block, question);
  if (partyOfStay.every((amount) => amount === 0)) {
    if (roomCount > 1) for (let plan = 0; plan < totals.length; plan++) totals[plan]! *= roomCount;
    return;
  }
  for (let plan = 0; plan < totals.length; plan++) {
    totals[plan] = totals[plan]! * roomCount + partyOfStay[planNightTerms[plan]!]!;
  }
}

/** Prices the plans with a promotion for the stay one by one; few plans have one. */
function applyPromotions(
  totals: Float64Array,
  block: CityBlock,
  { dates, slots, rooms, markup, now }: PreparedQuestion,
  tz: string,
): void {
  const { nightTerms, planNightTerms } = block;
  if (!nightTerms.some(({ promotions }) => promotions?.length)) return;
  const bookedOn = localDate(now, tz);
  const isPromoted = nightTerms.map(({ promotions = [] }) =>
    promotions.some((promotion) => isFitting(promotion, dates, bookedOn)),
  );
  for (let plan = 0; plan < totals.length; plan++) {
    if (!isPromoted[planNightTerms[plan]!] || totals[plan] === Number.POSITIVE_INFINITY) continue;
    const price = pricePlan(block, plan, { nights: dates, slots, rooms, markup, bookedOn });
    totals[plan] = price?.total ?? Number.POSITIVE_INFINITY;
  }
}

/**
 * Sets plans to Infinity whose rooms are too small for the guests, or lack units on a night and cannot be
 * requested.
 */
function closeRooms(
  totals: Float64Array,
  block: CityBlock,
  { slots, roomCount, adults, children, guests, beds: bedsAsked }: PreparedQuestion,
  { askable }: TermsColumns,
): void {
  const { units, roomSlots, limits } = block;
  const sleeps = Uint8Array.from(limits, ({ maxAdults, maxChildren, maxGuests, beds }) =>
    maxAdults >= adults && maxChildren >= children && maxGuests >= guests && beds >= bedsAsked ? 1 : 0,
  );
  const night = (slot: number) => units.subarray(slot * roomSlots, slot * roomSlots + block.roomCount);
  for (const { at } of inThrees(slots)) {
    const [first, second, third] = [night(at[0]), night(at[1]), night(at[2])];
    closeShort(totals, block, { first, second, third, wanted: roomCount, sleeps, askable });
  }
}

/**
 * Per-room inputs as columns: units for three nights, whether the party fits, and whether its plans can be
 * requested.
 */
interface RoomColumns {
  first: Uint8Array;
  second: Uint8Array;
  third: Uint8Array;
  wanted: number;
  sleeps: Uint8Array;
  askable: Uint8Array;
}

function closeShort(
  totals: Float64Array,
  { roomLimits, firstPlan, planCounts, planTerms }: CityBlock,
  { first, second, third, wanted, sleeps, askable }: RoomColumns,
): void {
  for (let room = 0; room < first.length; room++) {
    const isFit = sleeps[roomLimits[room]!] === 1;
    const hasUnits = first[room]! >= wanted && second[room]! >= wanted && third[room]! >= wanted;
    if (isFit && hasUnits) continue;
    const afterPlans = firstPlan[room]! + planCounts[room]!;
    for (let plan = firstPlan[room]!; plan < afterPlans; plan++) {
      if (!isFit || askable[planTerms[plan]!] === 0) totals[plan] = Number.POSITIVE_INFINITY;
    }
  }
}

let scratch = new Float64Array(0);

/**
 * Scratch memory for one search, which runs without interruption: allocating fresh pages would cost as much
 * as filling them.
 */
function takeScratch(size: number): Float64Array {
  if (scratch.length < size) scratch = new Float64Array(size);
  return scratch.subarray(0, size).fill(0);
}
