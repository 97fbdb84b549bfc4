import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { Supplement } from '../../../domain/pricing/occupancy.ts';
import type { StayLimit } from '../../../domain/pricing/stay-limits.ts';
import { gatherSaid, overlayRows } from '../../../platform/csv-import/overlay-rows.ts';
import { batches } from '../../../platform/csv-import/upsert-rows.ts';
import type { Catalogue } from './catalogue-rows.ts';
import { type NightRange, type NightRule, placeOf } from './night-rules.ts';

/** A room type (`plan` empty) or rate plan whose list changed. */
export interface ChangedList<R> {
  id: number;
  hotel_id: number;
  hotel: string;
  room: string;
  plan: string;
  before: R[];
  rules: R[];
}

export interface ChangedLists {
  units: ChangedList<NightRule>[];
  prices: ChangedList<NightRule>[];
  costs: ChangedList<NightRule>[];
  limits: ChangedList<StayLimit>[];
  supplements: ChangedList<Supplement>[];
}

/**
 * Merges the files' night rules into the lists of room types and rate plans; returns the lists that changed.
 */
export async function storeNightRules<T>(
  trx: Transaction<T>,
  { nightRules, supplements }: Catalogue,
): Promise<ChangedLists> {
  const ofRooms = nightRules.filter(({ plan }) => plan === '');
  const ofPlans = nightRules.filter(({ plan }) => plan !== '');
  const nights = { table: 'rate_plans', placeOf } as const;
  return {
    units: await storeList(
      trx,
      { ...nights, table: 'room_types', column: 'unit_rules' },
      ofRooms,
      (row) => row.rules,
    ),
    prices: await storeList(trx, { ...nights, column: 'price_rules' }, ofPlans, (row) => row.rules),
    costs: await storeList(trx, { ...nights, column: 'cost_rules' }, ofPlans, (row) => row.costs),
    limits: await storeList(
      trx,
      { table: 'rate_plans', column: 'stay_limits', placeOf: daysOf, lay: layOver },
      ofPlans,
      (row) => row.limits,
    ),
    supplements: await storeList(
      trx,
      { table: 'rate_plans', column: 'supplements', placeOf: guestOf, lay: layOver },
      supplements,
      (row) => [row.supplement],
    ),
  };
}

interface ListTarget<R> {
  table: 'room_types' | 'rate_plans';
  column: 'unit_rules' | 'price_rules' | 'cost_rules' | 'stay_limits' | 'supplements';
  placeOf: (row: R) => string;
  lay?: (before: R, row: R) => R;
}

/** Row of a file that belongs to a room type or rate plan. */
interface OwnedRow {
  hotel: string;
  room: string;
  plan: string;
  replaces: boolean;
}

async function storeList<T, O extends OwnedRow, R>(
  trx: Transaction<T>,
  { table, column, placeOf, lay }: ListTarget<R>,
  rows: readonly O[],
  rowsOf: (row: O) => readonly R[],
): Promise<ChangedList<R>[]> {
  const said = gatherSaid(rows, ownerOf, rowsOf).filter((each) => each.replaces || each.rows.length > 0);
  const owner = table === 'room_types' ? sql`r` : sql`p`;
  const join =
    table === 'room_types' ? sql`` : sql`JOIN rate_plans p ON p.room_type_id = r.id AND p.code = n.plan`;
  const changed: ChangedList<R>[] = [];
  for (const batch of batches(said)) {
    const asked = batch.map(({ first: { hotel, room, plan } }) => ({ hotel, room, plan }));
    const stored = await sql<Omit<ChangedList<R>, 'rules'>>`
      SELECT n.*, ${owner}.id, h.id AS hotel_id, ${owner}.${sql.ref(column)} AS before
        FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS n(hotel text, room text, plan text)
        JOIN hotels h ON h.code = n.hotel
        JOIN room_types r ON r.hotel_id = h.id AND r.code = n.room ${join}`.execute(trx);
    const byOwner = new Map(stored.rows.map((row) => [ownerOf(row), row]));
    const news = batch.flatMap((each) => {
      const row = byOwner.get(ownerOf(each.first))!;
      const rules = overlayRows(row.before, each, placeOf, lay);
      return isDeepStrictEqual(rules, row.before) ? [] : [{ ...row, rules }];
    });
    const written = news.map(({ id, rules }) => ({ id, rules }));
    await sql`
      UPDATE ${sql.table(table)} o SET ${sql.ref(column)} = n.rules
        FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS n(id bigint, rules jsonb)
       WHERE o.id = n.id`.execute(trx);
    changed.push(...news);
  }
  return changed;
}

function ownerOf({ hotel, room, plan }: Omit<OwnedRow, 'replaces'>): string {
  return `${hotel} ${room} ${plan}`;
}

function daysOf({ from, to, weekdays }: NightRange): string {
  return `${from} ${to} ${weekdays}`;
}

function guestOf({ kind, from, to, ageFrom, ageTo }: Supplement): string {
  return `${kind} ${from} ${to} ${ageFrom} ${ageTo}`;
}

/** Fields that a row omits keep their value. */
function layOver<R>(before: R, row: R): R {
  return { ...before, ...row };
}
