import type { DueAction, DueKind } from '@serai/contract/accounts/due-kinds';
import { maxDue } from '@serai/contract/accounts/due-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Member } from '../../calls.ts';

/** Something that waits for a member, as its feature reads it. */
export interface DueEntry {
  /** Id of its object; unique in its kind. */
  id: number;
  order_id: number | null;
  product: string;
  number: string;
  title_zh: string;
  title_en: string;
  guest: string;
  other_guests: number;
  due: Date | null;
  /** Zone of the place; null for the agency's. */
  tz: string | null;
  /** Sum in minor units; null if it has none. */
  amount: number | null;
  currency: string;
  action: DueAction;
}

/** The first due entries of a kind, and the number of all. */
export interface DueEntries {
  entries: DueEntry[];
  count: number;
}

/** Who asks, and when. */
export interface DueReader {
  member: Member;
  now: Date;
}

/**
 * A kind of work that waits for members. Features implement this port and the composition registers them. A source
 * returns only what the member may see and do.
 */
export interface DueSource {
  kind: DueKind;
  read(db: Db, reader: DueReader): Promise<DueEntries>;
}

/** For members who may not do what the kind asks. */
export const nothingDue: DueEntries = { entries: [], count: 0 };

/** Reads the first due rows of a query without ORDER BY and LIMIT, and counts all. */
export async function readDue(db: Db, select: RawBuilder<DueEntry>): Promise<DueEntries> {
  const { rows } = await sql<DueEntry & { count: number }>`
    SELECT waiting.*, count(*) OVER () AS count FROM (${select}) waiting
    ORDER BY waiting.due NULLS LAST, waiting.id LIMIT ${sql.lit(maxDue)}`.execute(db);
  return { entries: rows, count: rows[0]?.count ?? 0 };
}

/** Orders entries by urgency: the first due first, those without a time last. */
export function byDue(one: DueEntry, other: DueEntry): number {
  const [first, second] = [one, other].map(({ due }) => due?.getTime() ?? Number.MAX_SAFE_INTEGER);
  return first! - second! || one.id - other.id;
}
