import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../../calls.ts';
import { type CityBlock, mostUnits } from './city-block.ts';
import { copyOut } from './copy-out.ts';
import { dateOfDay, dayNumber, monthOfDay, ringNights, ringSlot } from './night-ring.ts';

/** 2000-01-01, from which PostgreSQL counts days, as days since 1970-01-01. */
const POSTGRES_EPOCH = 10957;
/** Into a binary row: field count, then each field after its length: place, month, array of nights. */
const PLACE_AT = 6;
const DATE_AT = 14;
const ARRAY_AT = 18;
/** The first night's value, after the head of the array and its own length. */
const ELEMENTS_AT = ARRAY_AT + 28;
/** Rooms or plans whose nights one statement reads. */
const IDS_AT_ONCE = 2_000;

/** Nights from one day on and before another, as day numbers. */
export interface Days {
  from: number;
  before: number;
}

/** Reads nights into a block, all of which are kept in memory. */
export async function copyNights(pool: Pool, block: CityBlock, days: Days): Promise<void> {
  const { roomIds, roomCount, planIds, planCount } = block;
  for (const [first, ids] of portions(roomIds.subarray(0, roomCount))) {
    const query = selectNights({ table: 'room_months', id: 'room_type_id', nights: 'units', ids, days });
    await copyOut(pool, query, (bytes, row) => readUnits(block, first, bytes, row));
  }
  for (const [first, ids] of portions(planIds.subarray(0, planCount))) {
    const query = selectNights({ table: 'rate_months', id: 'rate_plan_id', nights: 'prices', ids, days });
    await copyOut(pool, query, (bytes, row) => readPrices(block, first, bytes, row));
  }
}

/** Ids with the place of the first of them, so many that no statement grows with a city. */
function* portions(ids: Float64Array): Generator<[number, Float64Array]> {
  for (let first = 0; first < ids.length; first += IDS_AT_ONCE) {
    yield [first, ids.subarray(first, first + IDS_AT_ONCE)];
  }
}

/**
 * Places count from 1, and each row's date is that of its first night. The database writes an array element by element,
 * most of what a load costs, so nights that are not asked for are cut off.
 */
function selectNights(from: {
  table: 'room_months' | 'rate_months';
  id: string;
  nights: string;
  ids: Float64Array;
  days: Days;
}): string {
  const { table, id, nights, ids, days } = from;
  // COPY takes no parameters; only our own ids and dates are written into it.
  const [first, before] = [`date '${dateOfDay(days.from)}'`, `date '${dateOfDay(days.before)}'`];
  return `SELECT asked.place::int, greatest(month, ${first}),
      CASE WHEN month < ${first} OR month + 31 > ${before}
        THEN ${nights}[greatest(${first} - month, 0) + 1 : ${before} - month] ELSE ${nights} END
    FROM unnest('{${ids.join(',')}}'::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN ${table} ON ${table}.${id} = asked.id
      AND month >= date '${monthOfDay(days.from)}' AND month < ${before}`;
}

function readUnits(block: CityBlock, firstPlace: number, bytes: Buffer, row: number): void {
  const at = firstPlace + bytes.readInt32BE(row + PLACE_AT) - 1;
  const { units, roomSlots } = block;
  // An element is its length (4) and its two bytes.
  const end = row + ELEMENTS_AT + readCount(bytes, row) * 6;
  let slot = ringSlot(readDay(bytes, row));
  for (let element = row + ELEMENTS_AT; element < end; element += 6) {
    units[slot * roomSlots + at] = Math.min((bytes[element]! << 8) | bytes[element + 1]!, mostUnits);
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

/** An array is its length, dimensions, a flag, its type, then per dimension count and lower bound. */
function readCount(bytes: Buffer, row: number): number {
  const dimensions = bytes.readInt32BE(row + ARRAY_AT + 4);
  return dimensions === 0 ? 0 : bytes.readInt32BE(row + ARRAY_AT + 16);
}

/** Nights of one hotel that changed: months from and to, both included. */
export interface ChangedNights {
  block: CityBlock;
  slot: number;
  from: string;
  to: string;
}

/** Reads the units of changed hotels again. */
export async function readUnitsAgain(
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

/** Reads the prices of changed hotels again. */
export async function readPricesAgain(
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
    SELECT c.place::int - 1 AS place, m.month, m.prices AS values
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
 * Empties the nights of the months from and to, both included. Only those kept in memory: any other has the place of
 * a night a year before or after it.
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
