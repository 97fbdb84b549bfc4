import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../../calls.ts';
import { type CityBlock, maxUnits } from './city-block.ts';
import { copyOut } from './copy-out.ts';
import { dateOfDay, dayNumber, monthOfDay, ringNights, ringSlot } from './night-ring.ts';

/** 2000-01-01, PostgreSQL's epoch for dates, in days since 1970-01-01. */
const POSTGRES_EPOCH = 10957;
/** Offsets in a binary row: field count, then each field after its length: place, month, array of nights. */
const PLACE_AT = 6;
const DATE_AT = 14;
const ARRAY_AT = 18;
/** Offset of the first night's value, after the array header and the element length. */
const ELEMENTS_AT = ARRAY_AT + 28;
/** Rooms or plans per statement. */
const IDS_AT_ONCE = 2_000;

/** SQL of a month's prices: those of a supplier contract prevail over the imported ones. */
const soldPrices =
  'CASE WHEN contract_prices IS NULL THEN prices ELSE night_values(prices, contract_prices) END';

/** Range of nights as day numbers; `before` is exclusive. */
export interface Days {
  from: number;
  before: number;
}

/** Reads the nights of a range into a block; all of them are kept in memory. */
export async function copyNights(pool: Pool, block: CityBlock, days: Days): Promise<void> {
  const { roomIds, roomCount, planIds, planCount } = block;
  for (const [first, ids] of portions(roomIds.subarray(0, roomCount))) {
    const query = selectNights({ table: 'room_months', id: 'room_type_id', nights: 'units', ids, days });
    await copyOut(pool, query, (bytes, row) => readUnits(block, first, bytes, row));
  }
  for (const [first, ids] of portions(planIds.subarray(0, planCount))) {
    const query = selectNights({ table: 'rate_months', id: 'rate_plan_id', nights: soldPrices, ids, days });
    await copyOut(pool, query, (bytes, row) => readPrices(block, first, bytes, row));
  }
}

/**
 * Splits ids into portions of limited size, so that no statement grows with a city; yields the index of the
 * first id with each.
 */
function* portions(ids: Float64Array): Generator<[number, Float64Array]> {
  for (let first = 0; first < ids.length; first += IDS_AT_ONCE) {
    yield [first, ids.subarray(first, first + IDS_AT_ONCE)];
  }
}

/**
 * Query for the nights of rooms or plans. Places count from 1, and each row's date is that of its first
 * night. Most of the load time is spent writing array elements in the database, so unneeded nights are cut
 * off there.
 */
function selectNights(from: {
  table: 'room_months' | 'rate_months';
  id: string;
  /** SQL of the array of nights. */
  nights: string;
  ids: Float64Array;
  days: Days;
}): string {
  const { table, id, nights, ids, days } = from;
  // COPY takes no parameters; only internal ids and dates are interpolated.
  const [first, before] = [`date '${dateOfDay(days.from)}'`, `date '${dateOfDay(days.before)}'`];
  return `SELECT asked.place::int, greatest(month, ${first}),
      CASE WHEN month < ${first} OR month + 31 > ${before}
        THEN (${nights})[greatest(${first} - month, 0) + 1 : ${before} - month] ELSE ${nights} END
    FROM unnest('{${ids.join(',')}}'::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN ${table} ON ${table}.${id} = asked.id
      AND month >= date '${monthOfDay(days.from)}' AND month < ${before}`;
}

function readUnits(block: CityBlock, firstPlace: number, bytes: Buffer, row: number): void {
  const at = firstPlace + bytes.readInt32BE(row + PLACE_AT) - 1;
  const { units, roomSlots } = block;
  // An element is its length (4 bytes) and its value (2 bytes).
  const end = row + ELEMENTS_AT + readCount(bytes, row) * 6;
  let slot = ringSlot(readDay(bytes, row));
  for (let element = row + ELEMENTS_AT; element < end; element += 6) {
    units[slot * roomSlots + at] = Math.min((bytes[element]! << 8) | bytes[element + 1]!, maxUnits);
    slot = slot + 1 === ringNights ? 0 : slot + 1;
  }
}

function readPrices(block: CityBlock, firstPlace: number, bytes: Buffer, row: number): void {
  const at = firstPlace + bytes.readInt32BE(row + PLACE_AT) - 1;
  const { prices, planSlots } = block;
  const end = row + ELEMENTS_AT + readCount(bytes, row) * 8;
  let slot = ringSlot(readDay(bytes, row));
  for (let element = row + ELEMENTS_AT; element < end; element += 8) {
    prices[slot * planSlots + at] =
      (bytes[element]! << 24) |
      (bytes[element + 1]! << 16) |
      (bytes[element + 2]! << 8) |
      bytes[element + 3]!;
    slot = slot + 1 === ringNights ? 0 : slot + 1;
  }
}

function readDay(bytes: Buffer, row: number): number {
  return bytes.readInt32BE(row + DATE_AT) + POSTGRES_EPOCH;
}

/**
 * Number of elements of a binary array: its length, dimensions, a flag, its type, then count and lower bound
 * per dimension.
 */
function readCount(bytes: Buffer, row: number): number {
  const dimensions = bytes.readInt32BE(row + ARRAY_AT + 4);
  return dimensions === 0 ? 0 : bytes.readInt32BE(row + ARRAY_AT + 16);
}

/** Changed nights of one hotel: first and last month, both inclusive. */
export interface ChangedNights {
  block: CityBlock;
  slot: number;
  from: string;
  to: string;
}

/** Re-reads the units of changed hotels. */
export async function refreshUnits(
  db: Db,
  changed: readonly ChangedNights[],
  firstDay: number,
): Promise<void> {
  const places = changed.flatMap(({ block, slot, from, to }) =>
    range(block.firstRoom[slot]!, block.roomCounts[slot]!).map((at) => ({
      block,
      at,
      id: block.roomIds[at]!,
      from,
      to,
    })),
  );
  const { rows } = await sql<{ place: number; month: string; values: number[] }>`
    SELECT c.place::int - 1 AS place, m.month, m.units AS values
    FROM unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ from }) => from)}::date[],
      ${places.map(({ to }) => to)}::date[]) WITH ORDINALITY AS c (id, low, high, place)
    JOIN room_months m ON m.room_type_id = c.id AND m.month BETWEEN c.low AND c.high`.execute(db);
  // A month without a row was deleted: nothing can be sold in it.
  for (const { block, at, from, to } of places)
    clearMonths(block.units, { width: block.roomSlots, at, from, to, firstDay });
  for (const { place, month, values } of rows) {
    const { block, at, id } = places[place]!;
    if (block.roomIds[at] === id) block.setUnits(at, month, values, firstDay);
  }
}

/** Re-reads the prices of changed hotels. */
export async function refreshPrices(
  db: Db,
  changed: readonly ChangedNights[],
  firstDay: number,
): Promise<void> {
  const places = changed.flatMap(({ block, slot, from, to }) => {
    const rooms = range(block.firstRoom[slot]!, block.roomCounts[slot]!);
    const plans = rooms.flatMap((room) => range(block.firstPlan[room]!, block.planCounts[room]!));
    return plans.map((at) => ({ block, at, id: block.planIds[at]!, from, to }));
  });
  const { rows } = await sql<{ place: number; month: string; values: number[] }>`
    SELECT c.place::int - 1 AS place, m.month, ${sql.raw(soldPrices)} AS values
    FROM unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ from }) => from)}::date[],
      ${places.map(({ to }) => to)}::date[]) WITH ORDINALITY AS c (id, low, high, place)
    JOIN rate_months m ON m.rate_plan_id = c.id AND m.month BETWEEN c.low AND c.high`.execute(db);
  for (const { block, at, from, to } of places)
    clearMonths(block.prices, { width: block.planSlots, at, from, to, firstDay });
  for (const { place, month, values } of rows) {
    const { block, at, id } = places[place]!;
    if (block.planIds[at] === id) block.setPrices(at, month, values, firstDay);
  }
}

/**
 * Clears the nights from one month to another, both inclusive. Skips nights that are not kept in memory: they
 * share the slot of a night a year earlier or later.
 */
function clearMonths(
  nights: Uint8Array | Int32Array,
  {
    width,
    at,
    from,
    to,
    firstDay,
  }: { width: number; at: number; from: string; to: string; firstDay: number },
): void {
  const first = Math.max(firstDay, dayNumber(from));
  const afterLast = Math.min(firstDay + ringNights, dayNumber(nextMonth(to)));
  for (let day = first; day < afterLast; day++) nights[ringSlot(day) * width + at] = 0;
}

function nextMonth(month: string): string {
  return `${addDays(month, 31).slice(0, 7)}-01`;
}

function range(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => first + at);
}
