import { maxCounted } from '@serai/contract/counted';
import { type RawBuilder, sql } from 'kysely';
import type { Db, StaffScope } from '../../calls.ts';
import { byTime, joinConditions, type ListQuery } from '../../platform/list/read-list.ts';
import type { QueueRow, QueueSource } from './queue-source.ts';

/** An entry with its agency, its owner and its claim. */
export interface EntryRow extends Omit<QueueRow, 'owner_id'> {
  agency: string | null;
  owner_id: number | null;
  owner: string | null;
  snoozed_until: Date | null;
  /** `due`, or a distant time if it has none: the key of the order. */
  sort_at: Date;
}

/** Sorts entries without a due time last. */
const NEVER = sql`timestamptz '9999-12-31 00:00:00Z'`;

/** Time after which an entry that its owner has not answered is without an owner again: from its due time, or the claim. */
const LAPSE_HOURS = 1;
/** The same for an entry without a due time, from the claim. */
const LAPSE_HOURS_WITHOUT_DUE = 24;

/** Condition on `waiting` and `claim`: an absent owner does not keep an overdue entry from the others. */
function hasNotLapsed(now: Date): RawBuilder<unknown> {
  return sql`${now}::timestamptz < CASE WHEN waiting.due IS NULL
    THEN claim.since + ${sql.lit(LAPSE_HOURS_WITHOUT_DUE)} * interval '1 hour'
    ELSE greatest(waiting.due, claim.since) + ${sql.lit(LAPSE_HOURS)} * interval '1 hour' END`;
}

/**
 * FROM clause of a queue's entries with their claims. A claim that is older than its entry belongs to an
 * earlier stay in the queue, and one whose owner did not answer in time has lapsed. A disabled colleague owns nothing.
 */
function entriesOf(source: QueueSource, now: Date): RawBuilder<unknown> {
  const ownerId = source.assign ? sql`waiting.owner_id` : sql`claim.staff_id`;
  return sql`FROM (
      SELECT waiting.*, coalesce(waiting.due, ${NEVER}) AS sort_at, agency.name AS agency,
        owner.id AS holder_id, owner.nickname AS owner, claim.snoozed_until
      FROM (${source.select(now)}) waiting
      LEFT JOIN queue_claims claim
        ON claim.queue = ${source.name} AND claim.object_id = waiting.id AND claim.since >= waiting.since
          AND ${hasNotLapsed(now)}
      LEFT JOIN users owner ON owner.id = ${ownerId} AND owner.disabled_at IS NULL
      LEFT JOIN agencies agency ON agency.id = waiting.agency_id
    ) entry`;
}

/** Condition of the entries that are shown: all but the snoozed ones that are not overdue. */
function isShown(now: Date): RawBuilder<unknown> {
  return sql`(entry.snoozed_until > ${now}::timestamptz AND entry.sort_at > ${now}::timestamptz) IS NOT TRUE`;
}

function selectEntries(source: QueueSource, now: Date, wanted: RawBuilder<unknown>): RawBuilder<EntryRow> {
  return sql<EntryRow>`
    SELECT entry.id, entry.order_id, entry.number, entry.title_zh, entry.title_en, entry.matter, entry.agency_id,
      entry.guest, entry.country, entry.entity_id, entry.since, entry.due, entry.sort_at, entry.agency, entry.holder_id AS owner_id, entry.owner,
      entry.snoozed_until
    ${entriesOf(source, now)} WHERE ${wanted}`;
}

/** Who looks at a queue, and when. */
export interface Viewer {
  /** Scope of the viewer's role; null to see all entries. */
  scope: StaffScope | null;
  now: Date;
}

/** Condition of the entries in a scope; undefined for all. */
function isWithin(scope: StaffScope | null): RawBuilder<unknown> | undefined {
  const { countries, sellers } = scope ?? {};
  if (!countries && !sellers) return undefined;
  return joinConditions([
    countries && sql`entry.country = ANY (${[...countries]}::text[])`,
    sellers && sql`entry.entity_id = ANY (${[...sellers]}::bigint[])`,
  ]);
}

/** The list of a queue's entries, the first due first. */
export function entryList(source: QueueSource, { scope, now }: Viewer): ListQuery<EntryRow> {
  return {
    list: ['queue', source.name, scope],
    order: byTime('oldest first', 'entry.sort_at'),
    where: joinConditions([isShown(now), isWithin(scope)]),
    select: (wanted) => selectEntries(source, now, wanted),
  };
}

/** Reads one entry, snoozed or not; undefined if it does not wait. */
export async function findEntry(
  db: Db,
  source: QueueSource,
  id: number,
  { scope, now }: Viewer,
): Promise<EntryRow | undefined> {
  const wanted = joinConditions([sql`entry.id = ${id}::bigint`, isWithin(scope)]);
  const { rows } = await selectEntries(source, now, wanted).execute(db);
  return rows[0];
}

/** Maximum number of entries that one call hands over; more of them wait for the next call. */
const MOST_HANDED_OVER = 500;

/** Lists the ids of the entries that a colleague owns, snoozed ones included, by id. */
export async function findOwned(db: Db, source: QueueSource, ownerId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT entry.id ${entriesOf(source, now)} WHERE entry.holder_id = ${ownerId}::bigint
    ORDER BY entry.id LIMIT ${sql.lit(MOST_HANDED_OVER)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Size of a queue; numbers beyond `maxCounted` are counted as one more. */
export interface QueueSize {
  count: number;
  overdue: number;
  /** Numbers of the first entries. */
  first: string[];
}

/** Maximum number of entries that a count names. */
const MOST_NAMED = 8;

/** Counts the shown entries of a queue and those past their due time, and names the first due. */
export async function countEntries(db: Db, source: QueueSource, { scope, now }: Viewer): Promise<QueueSize> {
  const { rows } = await sql<QueueSize>`
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE sort_at <= ${now}::timestamptz))::int AS overdue,
      coalesce((array_agg(number ORDER BY sort_at, id))[1:${sql.lit(MOST_NAMED)}], '{}') AS first
    FROM (
      SELECT entry.id, entry.number, entry.sort_at ${entriesOf(source, now)}
      WHERE ${joinConditions([isShown(now), isWithin(scope)])}
      ORDER BY entry.sort_at, entry.id LIMIT ${sql.lit(maxCounted + 1)}
    ) counted`.execute(db);
  return rows[0]!;
}
