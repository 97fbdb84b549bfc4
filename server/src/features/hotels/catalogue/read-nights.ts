import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../../calls.ts';
import { type CityBlock, mostUnits } from './city-block.ts';
import { copyOut } from './copy-out.ts';
import { dayNumber, ringNights, ringSlot } from './night-ring.ts';

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

/** Reads every night of the months given (all, when none are) into a block. */
export async function copyNights(
  pool: Pool,
  block: CityBlock,
  firstDay: number,
  months?: readonly string[],
): Promise<void> {
  const { roomIds, roomCount, planIds, planCount } = block;
  for (const [first, ids] of portions(roomIds.subarray(0, roomCount))) {
    const query = selectNights({ table: 'room_months', id: 'room_type_id', nights: 'units', ids, months });
    await copyOut(pool, query, (bytes, row) => readUnits(block, first, firstDay, bytes, row));
  }
  for (const [first, ids] of portions(planIds.subarray(0, planCount))) {
    const query = selectNights({ table: 'rate_months', id: 'rate_plan_id', nights: 'prices', ids, months });
    await copyOut(pool, query, (bytes, row) => readPrices(block, first, firstDay, bytes, row));
  }
}

/** Ids with the place of the first of them, so many that no statement grows with a city. */
function* portions(ids: Float64Array): Generator<[number, Float64Array]> {
  for (let first = 0; first < ids.length; first += IDS_AT_ONCE) {
    yield [first, ids.subarray(first, first + IDS_AT_ONCE)];
  }
}

/** COPY takes no parameters; only our own ids and dates are written into it. Places count from 1. */
function selectNights(from: {
  table: 'room_months' | 'rate_months';
  id: string;
  nights: string;
  ids: Float64Array;
  months: readonly string[] | undefined;
}): string {
  const { table, id, nights, ids, months } = from;
  const chosen = months ? `WHERE month IN (${months.map((month) => `'${month}'`).join(', ')})` : '';
  return `SELECT asked.place::int, month, ${nights}
    FROM unnest('{${ids.join(',')}}'::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN ${table} ON ${table}.${id} = asked.id ${chosen}`;
}

function readUnits(block: CityBlock, firstPlace: number, firstDay: number, bytes: Buffer, row: number): void {
  const at = firstPlace + bytes.readInt32BE(row + PLACE_AT) - 1;
  const start = readDay(bytes, row);
  const { units, roomSlots } = block;
  const last = Math.min(readCount(bytes, row), firstDay + ringNights - start);
  const first = Math.max(0, firstDay - start);
  // An element is its length (4) and its two bytes.
  let element = row + ELEMENTS_AT + first * 6;
  for (let night = first, slot = ringSlot(start + first); night < last; night++, element += 6) {
    units[slot * roomSlots + at] = Math.min((bytes[element]! << 8) | bytes[element + 1]!, mostUnits);
    slot = slot + 1 === ringNights ? 0 : slot + 1;
  }
}

function readPrices(
  block: CityBlock,
  firstPlace: number,
  firstDay: number,
  bytes: Buffer,
  row: number,
): void {
  const at = firstPlace + bytes.readInt32BE(row + PLACE_AT) - 1;
  const start = readDay(bytes, row);
  const { prices, planSlots } = block;
  const last = Math.min(readCount(bytes, row), firstDay + ringNights - start);
  const first = Math.max(0, firstDay - start);
  let element = row + ELEMENTS_AT + first * 8;
  for (let night = first, slot = ringSlot(start + first); night < last; night++, element += 8) {
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
