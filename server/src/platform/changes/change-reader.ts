import { type Kysely, sql } from 'kysely';

/** Change recorded by a trigger: an object of a topic must be re-read. */
export interface Change {
  topic: string;
  /** Id of the object; null for the whole topic. */
  id: number | null;
  /** Civil dates, both included; null if many days changed. */
  firstDay: string | null;
  lastDay: string | null;
}

interface ChangeRow {
  next: string;
  lost: boolean;
  xid: string | null;
  topic: string;
  id: number | null;
  first_day: string | null;
  last_day: string | null;
}

/** Age at which a mark is deleted; older changes are then pruned. */
const PRUNE_AFTER_MINUTES = 10;
const due = sql`at < now() - ${sql.lit(PRUNE_AFTER_MINUTES)}::int * interval '1 minute'`;

/**
 * Reads recorded changes without missing any: every read starts at the oldest transaction that was open in the
 * previous one, and drops rows that were seen.
 */
export class ChangeReader<T> {
  private readonly db: Kysely<T>;
  private from = '0';
  private next = '0';
  private seen = new Set<string>();
  private fresh = new Set<string>();

  constructor(db: Kysely<T>) {
    this.db = db;
  }

  /** Starts reading at the oldest open transaction, so that later commits are not missed; earlier ones may repeat. */
  async begin(): Promise<void> {
    await deleteForeign(this.db);
    const { rows } = await sql<{ next: string }>`
      SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next`.execute(this.db);
    this.from = rows[0]!.next;
    this.seen = new Set();
  }

  /**
   * Returns everything committed since the last `done`, or 'lost' if some of it may have been pruned since, or if
   * the database now has lower transaction ids (another cluster has replaced it).
   */
  async read(): Promise<Change[] | 'lost'> {
    const { rows } = await sql<ChangeRow>`
      SELECT pg_snapshot_xmin(s.snapshot)::text AS next,
        coalesce((SELECT max(oldest_open) FROM change_marks WHERE ${due}) > ${this.from}::text::xid8, false)
          OR ${this.from}::text::xid8 > pg_snapshot_xmax(s.snapshot) AS lost,
        c.xid::text AS xid, c.topic, c.id, c.first_day, c.last_day
      FROM (SELECT pg_current_snapshot() AS snapshot) s
      LEFT JOIN changes c ON c.xid >= ${this.from}::text::xid8`.execute(this.db);
    const first = rows[0]!;
    if (first.lost) return 'lost';
    this.next = first.next;
    this.fresh = new Set();
    const changes: Change[] = [];
    for (const row of rows) {
      if (row.xid === null) continue;
      const key = `${row.xid} ${row.topic} ${row.id} ${row.first_day} ${row.last_day}`;
      this.fresh.add(key);
      if (this.seen.has(key)) continue;
      changes.push({ topic: row.topic, id: row.id, firstDay: row.first_day, lastDay: row.last_day });
    }
    return changes;
  }

  /** Confirms that the last `read` has been applied; without it the same changes are read again. */
  done(): void {
    this.from = this.next;
    this.seen = this.fresh;
  }
}

/** Deletes changes that every reader has read or must treat as lost; a job calls it every few minutes. */
export async function pruneChanges<T>(db: Kysely<T>): Promise<number> {
  await deleteForeign(db);
  await sql`
    INSERT INTO change_marks (oldest_open) VALUES (pg_snapshot_xmin(pg_current_snapshot()))
    ON CONFLICT DO NOTHING`.execute(db);
  const result = await sql`
    DELETE FROM changes WHERE xid < (SELECT max(oldest_open) FROM change_marks WHERE ${due})`.execute(db);
  await sql`
    DELETE FROM change_marks WHERE ${due} AND at < (SELECT max(at) FROM change_marks WHERE ${due})`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0n);
}

/**
 * Deletes marks and changes that a restored dump brought from another cluster. Transaction ids are comparable only
 * within a cluster. A committed row never has an id at or above the end of the statement's snapshot, so such a row
 * was written elsewhere. Otherwise every reader would detect a loss at every poll.
 */
async function deleteForeign<T>(db: Kysely<T>): Promise<void> {
  const end = sql`pg_snapshot_xmax(pg_current_snapshot())`;
  await sql`DELETE FROM change_marks WHERE oldest_open > ${end}`.execute(db);
  await sql`DELETE FROM changes WHERE xid >= ${end}`.execute(db);
}
