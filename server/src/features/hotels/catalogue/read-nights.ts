import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../../calls.ts';
import { type CityBlock, mostUnits } from './city-block.ts';
import { copyOut } from './copy-out.ts';
import { IdPlaces } from './id-places.ts';
import { dayNumber, ringNights, ringSlot } from './night-ring.ts';

/** 2000-01-01, from which PostgreSQL counts days, as days since 1970-01-01. */
const POSTGRES_EPOCH = 10957;
/** Into a binary row: field count, id's length, id. */
const ID_AT = 6;
const DATE_AT = 18;
const ARRAY_AT = 22;

/** Reads every night of the months given (all, when none are) into the blocks. */
export async function copyNights(
  pool: Pool,
  blocks: readonly CityBlock[],
  firstDay: number,
  months?: readonly string[],
): Promise<void> {
  const rooms = new IdPlaces(blocks, ({ roomIds, roomCount }) => roomIds.subarray(0, roomCount));
  const plans = new IdPlaces(blocks, ({ planIds, planCount }) => planIds.subarray(0, planCount));
  // Only our own dates stand in the list, so it may be written into the statement.
  const chosen = months ? `WHERE month IN (${months.map((month) => `'${month}'`).join(', ')})` : '';
  await Promise.all([
    copyOut(pool, `SELECT room_type_id, month, units FROM room_months ${chosen}`, (bytes, at) =>
      readUnits(rooms, firstDay, bytes, at),
    ),
    copyOut(pool, `SELECT rate_plan_id, month, prices FROM rate_months ${chosen}`, (bytes, at) =>
      readPrices(plans, firstDay, bytes, at),
    ),
  ]);
}

function readUnits(rooms: IdPlaces, firstDay: number, bytes: Buffer, row: number): void {
  const found = rooms.find(readId(bytes, row));
  if (found === undefined) return;
  const block = rooms.blockAt(found);
  const at = rooms.placeAt(found);
  const start = readDay(bytes, row);
  const count = readCount(bytes, row);
  const { units, roomSlots } = block;
  const last = Math.min(count, firstDay + ringNights - start);
  const first = Math.max(0, firstDay - start);
  // An element is its length (4) and its two bytes.
  let element = row + ARRAY_AT + 28 + first * 6;
  for (let night = first, slot = ringSlot(start + first); night < last; night++, element += 6) {
    units[slot * roomSlots + at] = Math.min((bytes[element]! << 8) | bytes[element + 1]!, mostUnits);
    slot = slot + 1 === ringNights ? 0 : slot + 1;
  }
}

function readPrices(plans: IdPlaces, firstDay: number, bytes: Buffer, row: number): void {
  const found = plans.find(readId(bytes, row));
  if (found === undefined) return;
  const block = plans.blockAt(found);
  const at = plans.placeAt(found);
  const start = readDay(bytes, row);
  const count = readCount(bytes, row);
  const { prices, planSlots } = block;
  const last = Math.min(count, firstDay + ringNights - start);
  const first = Math.max(0, firstDay - start);
  let element = row + ARRAY_AT + 28 + first * 8;
  for (let night = first, slot = ringSlot(start + first); night < last; night++, element += 8) {
    prices[slot * planSlots + at] =
      (bytes[element]! << 24) |
      (bytes[element + 1]! << 16) |
      (bytes[element + 2]! << 8) |
      bytes[element + 3]!;
    slot = slot + 1 === ringNights ? 0 : slot + 1;
  }
}

function readId(bytes: Buffer, row: number): number {
  return bytes.readUInt32BE(row + ID_AT) * 0x1_0000_0000 + bytes.readUInt32BE(row + ID_AT + 4);
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
