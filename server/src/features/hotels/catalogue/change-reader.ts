import { firstCurrency } from '@serai/contract/currency';
import { sql } from 'kysely';
import type { Db } from '../../permissions/permissions.ts';

/** Longer without reading than this, and change rows may have been pruned unread. */
const MAX_SILENCE_MS = 5 * 60_000;
/** How long a mark is kept before changes older than it are pruned. */
const PRUNE_AFTER_MINUTES = 10;

export type CatalogueChange =
  | { kind: 'facts'; hotelId: number }
  | { kind: 'units' | 'prices'; hotelId: number; from: string; to: string };

interface ChangeRow {
  next: string;
  xid: string | null;
  hotel_id: number;
  kind: 'units' | 'prices' | 'facts';
  from_month: string;
  to_month: string;
  public_markup_percent: unknown;
  currency: unknown;
}

/**
 * Reads change rows so that none is missed: every reading starts at the oldest transaction that was open in
 * the one before, and rows seen already are dropped.
 */
export class ChangeReader {
  /** Site settings that prices depend on, read along. */
  settings = { publicMarkupPercent: 15, currency: firstCurrency };

  private readonly db: Db;
  private from = '0';
  private next = '0';
  private seen = new Set<string>();
  private fresh = new Set<string>();
  private lastRead = Date.now();
  private readAt = Date.now();

  constructor(db: Db) {
    this.db = db;
  }

  /** From here on nothing is missed. */
  async begin(): Promise<void> {
    const { rows } = await sql<{ next: string }>`
      SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next`.execute(this.db);
    this.from = rows[0]!.next;
    this.next = this.from;
    this.seen = new Set();
    this.lastRead = Date.now();
    await this.read();
    this.seen = new Set();
  }

  /** What was committed since the last `done`, or 'lost' when that is too long ago to say. */
  async read(): Promise<CatalogueChange[] | 'lost'> {
    if (Date.now() - this.lastRead > MAX_SILENCE_MS) return 'lost';
    this.readAt = Date.now();
    const { rows } = await sql<ChangeRow>`
      SELECT pg_snapshot_xmin(s.snapshot)::text AS next, c.xid::text AS xid, c.hotel_id, c.kind,
        c.from_month, c.to_month,
        (SELECT value FROM site_settings WHERE name = 'public_markup_percent') AS public_markup_percent,
        (SELECT value FROM site_settings WHERE name = 'currency') AS currency
      FROM (SELECT pg_current_snapshot() AS snapshot) s
      LEFT JOIN catalogue_changes c ON c.xid >= ${this.from}::text::xid8`.execute(this.db);
    const first = rows[0]!;
    this.next = first.next;
    this.settings = {
      publicMarkupPercent: readInteger(first.public_markup_percent, 15),
      currency: typeof first.currency === 'string' ? first.currency : firstCurrency,
    };
    this.fresh = new Set();
    const changes: CatalogueChange[] = [];
    for (const row of rows) {
      if (row.xid === null) continue;
      const key = `${row.xid} ${row.hotel_id} ${row.kind} ${row.from_month} ${row.to_month}`;
      this.fresh.add(key);
      if (!this.seen.has(key)) changes.push(changeOf(row));
    }
    return changes;
  }

  /** Says that everything of the last `read` is in memory; without it the same is read again. */
  done(): void {
    this.from = this.next;
    this.seen = this.fresh;
    this.lastRead = this.readAt;
  }
}

/** Deletes changes that every reader has long seen; a job calls it every few minutes. */
export async function pruneChanges(db: Db): Promise<number> {
  await sql`
    INSERT INTO catalogue_marks (oldest_open) VALUES (pg_snapshot_xmin(pg_current_snapshot()))
    ON CONFLICT DO NOTHING`.execute(db);
  const due = sql`at < now() - ${PRUNE_AFTER_MINUTES}::int * interval '1 minute'`;
  const result = await sql`
    DELETE FROM catalogue_changes WHERE xid < (SELECT max(oldest_open) FROM catalogue_marks WHERE ${due})`.execute(
    db,
  );
  await sql`
    DELETE FROM catalogue_marks WHERE ${due} AND at < (SELECT max(at) FROM catalogue_marks WHERE ${due})`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0n);
}

function changeOf(row: ChangeRow): CatalogueChange {
  if (row.kind === 'facts') return { kind: 'facts', hotelId: row.hotel_id };
  return { kind: row.kind, hotelId: row.hotel_id, from: row.from_month, to: row.to_month };
}

function readInteger(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : otherwise;
}
