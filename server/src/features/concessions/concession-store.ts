import type { ConcessionKind } from '@serai/contract/staff/concession-kinds';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { localDate, startOfDay } from '../../domain/local-time.ts';
import type { ConcessionsTable } from '../../tables.ts';
import type { Conceding, Concession } from './concession.ts';

export type ConcessionRow = Selectable<ConcessionsTable>;

/** The columns that describe an act. */
export function rowOf(
  { kind, given, on, orderId, agencyId, reason }: Concession,
  { userId, now }: Conceding,
) {
  return {
    kind,
    amount: given?.amount ?? null,
    currency: given?.currency ?? null,
    reason,
    order_id: orderId ?? null,
    agency_id: agencyId ?? null,
    object_kind: on.kind,
    object_id: on.id,
    object_name: on.name,
    asked_by: userId,
    asked_at: now,
  };
}

/** Inserts an act; undefined if the same request, or another one about the same object, is already stored. */
export async function insertConcession(
  trx: Trx,
  row: Insertable<ConcessionsTable>,
): Promise<ConcessionRow | undefined> {
  return trx
    .insertInto('concessions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findConcession(db: Db | Trx, id: number): Promise<ConcessionRow | undefined> {
  return db.selectFrom('concessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds the request of a repeated call. */
export async function findConcessionByKey(
  trx: Trx,
  { askedBy, call, key }: { askedBy: number; call: string; key: string },
): Promise<ConcessionRow | undefined> {
  return trx
    .selectFrom('concessions')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .where('call', '=', call)
    .where('call_key', '=', key)
    .executeTakeFirst();
}

/** Returns whether a request of a call about an object waits for a second person; the database allows one. */
export async function hasOpenRequest(
  db: Db | Trx,
  call: string,
  { kind, name }: Pick<Concession['on'], 'kind' | 'name'>,
): Promise<boolean> {
  const open = db
    .selectFrom('concessions')
    .select('id')
    .where('status', '=', 'asked')
    .where('call', '=', call)
    .where('object_kind', '=', kind)
    .where('object_name', '=', name);
  return (await open.executeTakeFirst()) !== undefined;
}

/** Returns whether a request to give a role to somebody waits for a second person. */
export async function isRoleAsked(trx: Trx, role: string): Promise<boolean> {
  const open = trx
    .selectFrom('concessions')
    .select('id')
    .where('status', '=', 'asked')
    .where('kind', '=', 'staff')
    .where(sql<boolean>`input->>'role' = ${role}::text`);
  return (await open.executeTakeFirst()) !== undefined;
}

/** Locks one request against concurrent decisions. */
export async function lockConcession(trx: Trx, id: number): Promise<ConcessionRow | undefined> {
  return trx.selectFrom('concessions').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Decides an open request; no-op if it is decided already. */
export async function updateDecided(
  trx: Trx,
  id: number,
  decided: Pick<ConcessionRow, 'status' | 'decided_by' | 'decided_at' | 'note'>,
): Promise<void> {
  await trx
    .updateTable('concessions')
    .set(decided)
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .execute();
}

/** Requests that lapse or take effect by now, oldest first; at most `limit`. */
export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('concessions')
    .select('id')
    .where('status', '=', 'asked')
    .where('call', 'is not', null)
    .where(sql<boolean>`coalesce(due_at, effective_at) <= ${now}::timestamptz`)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

interface Counted {
  orderId: number | undefined;
  userId: number;
  currency: string;
  /** Kinds that count together: payments of a kind give nothing up and are counted among themselves. */
  kinds: readonly ConcessionKind[];
}

/** Sums already given up, in minor units: on an order, and alone by one person since the day began. */
export async function findGiven(
  db: Db | Trx,
  { orderId, userId, currency, kinds }: Counted,
  { tz, now }: { tz: string; now: Date },
): Promise<{ onOrder: number; onDay: number }> {
  const { rows } = await sql<{ on_order: number; on_day: number }>`
    SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM concessions
        WHERE order_id = ${orderId ?? null}::bigint AND status = 'done' AND currency = ${currency}
          AND kind = ANY(${[...kinds]}::text[])) AS on_order,
      (SELECT coalesce(sum(amount), 0)::bigint FROM concessions WHERE asked_by = ${userId}::bigint
        AND status = 'done' AND needs = 'nobody' AND currency = ${currency}
        AND kind = ANY(${[...kinds]}::text[])
        AND asked_at >= ${dayBegins(now, tz)}::timestamptz) AS on_day`.execute(db);
  return { onOrder: Number(rows[0]!.on_order), onDay: Number(rows[0]!.on_day) };
}

/** Start of an instant's day in a time zone. */
function dayBegins(now: Date, tz: string): Date {
  return new Date(startOfDay(localDate(now.getTime(), tz), tz));
}

/** Serialises the acts of one member of staff: two at once must not each see the day's sum without the other. */
export async function lockClerk(trx: Trx, userId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('concessions'), ${userId}::int)`.execute(trx);
}
