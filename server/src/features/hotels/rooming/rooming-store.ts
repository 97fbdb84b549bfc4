import { maxRooming } from '@serai/contract/hotels/rooming';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readRows } from '../../../platform/list/read-list.ts';
import { type MovementRow, movementList } from '../movements/movement-list.ts';

/** Days for which a list is kept after its arrivals. */
const KEPT_DAYS = 30;

/** Hotel and day of a rooming list. */
export interface HotelDay {
  hotelId: number;
  day: string;
}

/** The newest rooming list that was sent for a hotel and day. */
export interface SentList {
  version: number;
  sent_to: string;
  sent_by: string;
  sent_at: Date;
  /** Facts of each stay as sent, by order id. */
  stays: Readonly<Record<string, string>>;
}

/**
 * Reads the stays that arrive at a hotel on a day, in the order of their numbers. Stays booked in an outside system are
 * absent: that system notifies the hotel. At most one more than fit on a list.
 */
export async function listArrivals(
  db: Db | Trx,
  { hotelId, day }: HotelDay,
  now: Date,
): Promise<MovementRow[]> {
  const filter = { day, hotel_id: hotelId, city_id: undefined, agency_id: undefined, scope: null };
  const rows = await readRows(db, movementList('arrivals', filter, now), {
    after: undefined,
    fetch: maxRooming + 1,
    offset: 0,
  });
  return rows.filter(({ supplier }) => supplier === null);
}

/** Refuses more stays than fit on a list with `rooming_list_too_long`. */
export function refuseLong(rows: readonly MovementRow[]): void {
  if (rows.length > maxRooming) throw new AppError('rooming_list_too_long', { facts: { most: maxRooming } });
}

/** Finds the newest list sent for a hotel and day; undefined before the first. */
export async function findSentList(db: Db | Trx, asked: HotelDay): Promise<SentList | undefined> {
  return (await findSentLists(db, [asked]))[0];
}

/** Finds the newest list sent for each hotel and day, where there is one. */
export async function findSentLists(
  db: Db | Trx,
  asked: readonly HotelDay[],
): Promise<(SentList & HotelDay)[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<SentList & HotelDay>`
    SELECT DISTINCT ON (list.hotel_id, list.day) list.hotel_id AS "hotelId", list.day, list.version, list.sent_to,
      clerk.nickname AS sent_by, list.sent_at, list.stays
    FROM unnest(${asked.map(({ hotelId }) => hotelId)}::bigint[], ${asked.map(({ day }) => day)}::date[])
        AS asked (hotel_id, day)
      JOIN rooming_lists list USING (hotel_id, day) JOIN users clerk ON clerk.id = list.sent_by
    ORDER BY list.hotel_id, list.day, list.version DESC`.execute(db);
  return rows;
}

/** Facts of the stays that a hotel prepares for, by order id. The confirmation code is its own and is left out. */
export function factsOfStays(rows: readonly MovementRow[]): Record<string, string> {
  return Object.fromEntries(
    rows.map((row) => [
      String(row.id),
      JSON.stringify([
        row.sold_as.roomEn,
        row.sold_as.bed,
        row.sold_as.meal,
        row.check_out,
        row.guests,
        row.nationality,
        row.special_requests,
      ]),
    ]),
  );
}

/** Counts the stays that were added, changed or removed since a list was sent. */
export function countChanges(sent: SentList['stays'], rows: readonly MovementRow[]): number {
  const now = factsOfStays(rows);
  const ids = new Set([...Object.keys(sent), ...Object.keys(now)]);
  return [...ids].filter((id) => sent[id] !== now[id]).length;
}

/** Deletes the lists of past days, which hold names of guests; the activity log keeps who sent them. */
export async function purgeRoomingLists(db: Db, now: Date): Promise<void> {
  const kept = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  await db.deleteFrom('rooming_lists').where('day', '<', kept).execute();
}
