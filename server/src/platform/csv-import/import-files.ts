import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import { StartRefused } from '../env/start-refused.ts';
import { type Effects, type FileEffects, gatherEffects } from './effects.ts';
import { type FileTally, type FolderReader, makeFolderReader } from './folder-reader.ts';
import { findDoubts, type ImportDoubt } from './import-doubts.ts';
import type { ImportFault } from './import-faults.ts';
import { checkReferences, type Names } from './references.ts';

/** Reads the files of one subject; returns the work for writing them. */
export type ImportPart = (reader: FolderReader) => Promise<ReadFiles>;

export interface ReadFiles {
  names: Names;
  /**
   * Writes within the import's transaction and records the effects on what is for sale. Returns the number of
   * new or changed rows by kind, and faults that single rows do not show. Work that would block bookings is
   * left to `finish`.
   */
  write<T>(
    trx: Transaction<T>,
    today: string,
    effects: Effects,
  ): Promise<{
    changed: Record<string, number>;
    faults?: readonly ImportFault[];
    finish?: () => Promise<void>;
  }>;
}

/** Outcome of an import or of its preview. */
export interface ImportReport {
  faults: ImportFault[];
  /** All files that exist, by name. */
  tallies: Record<string, FileTally>;
  effects: Record<string, FileEffects>;
  /** Values large or unusual enough to need confirmation. */
  doubts: ImportDoubt[];
  /** Number of new or changed rows. */
  changed: Record<string, number>;
  changedInAll: number;
  /** Whether anything was written: false after faults, in a preview, and with unconfirmed doubts. */
  isKept: boolean;
}

/** `preview` writes nothing; `careful` writes unless there are doubts; `confirmed` writes in any case. */
export type ImportMode = 'preview' | 'careful' | 'confirmed';

export interface ImportOptions<T> {
  currency: string;
  /** Civil date on which relative dates are based. */
  today: string;
  mode?: ImportMode;
  /** Runs first in the transaction; throws if nothing may be written. */
  begin?: (trx: Transaction<T>) => Promise<void>;
}

const IMPORT_LOCK = 4_827_001;
const LOCK_PAUSE_MS = 200;
const LOCK_TRIES = 300;

/**
 * Merges the CSV files of a folder into the stored data, part by part; a part may refer to rows of earlier parts.
 * All or nothing, in one transaction; repeating an import changes nothing.
 */
export async function importFiles<T>(
  db: Kysely<T>,
  folder: string,
  parts: readonly ImportPart[],
  { currency, today, mode = 'careful', begin }: ImportOptions<T>,
): Promise<ImportReport> {
  return withImportLock(db, async (connection) => {
    const reader = makeFolderReader(connection, folder, currency);
    const files = await readParts(connection, reader, parts);
    let report: ImportReport | undefined;
    await inTransaction(connection, async (trx) => {
      await begin?.(trx);
      report = await writeParts(trx, reader, files, today, mode);
      if (!report.isKept) throw new NotKept();
    }).catch((error: unknown) => {
      if (!(error instanceof NotKept)) throw error;
    });
    return report!;
  });
}

/** One import at a time: it reads the stored data before it writes, and checking pictures takes long. */
async function withImportLock<T, R>(db: Kysely<T>, work: (connection: Kysely<T>) => Promise<R>): Promise<R> {
  return db.connection().execute(async (connection) => {
    await consumeTurn(connection);
    try {
      return await work(connection);
    } finally {
      await sql`SELECT pg_advisory_unlock(${IMPORT_LOCK})`.execute(connection);
    }
  });
}

async function consumeTurn<T>(connection: Kysely<T>): Promise<void> {
  // Polled instead of waiting for the lock, so that no statement timeout ends the waiting.
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const { rows } = await sql<{ taken: boolean }>`
      SELECT pg_try_advisory_lock(${IMPORT_LOCK}) AS taken`.execute(connection);
    if (rows[0]?.taken) return;
    await sleep(LOCK_PAUSE_MS);
  }
  throw new StartRefused('Another import has been running for a minute; nothing was changed.');
}

/** Thrown to roll back a transaction. */
class NotKept extends Error {}

async function readParts<T>(
  db: Kysely<T>,
  reader: FolderReader,
  parts: readonly ImportPart[],
): Promise<ReadFiles[]> {
  const { faults, folder } = reader;
  const files: ReadFiles[] = [];
  for (const part of parts) files.push(await part(reader));
  if (Object.keys(reader.tallies).length === 0) {
    faults.push({ file: folder, line: 0, field: '', code: 'file_missing', facts: {} });
  }
  const names = files.map((file) => file.names);
  await checkReferences(db, names, faults);
  sortFaults(faults);
  return files;
}

function sortFaults(faults: ImportFault[]): void {
  faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

async function writeParts<T>(
  trx: Transaction<T>,
  { faults, tallies, doubts: read }: FolderReader,
  files: readonly ReadFiles[],
  today: string,
  mode: ImportMode,
): Promise<ImportReport> {
  const effects = gatherEffects();
  const report = { faults, tallies, effects: effects.files };
  const refused = { ...report, doubts: [], changed: {}, changedInAll: 0, isKept: false };
  if (faults.length > 0) return refused;
  const written = [];
  for (const { write } of files) {
    const part = await write(trx, today, effects);
    faults.push(...(part.faults ?? []));
    written.push(part);
  }
  sortFaults(faults);
  if (faults.length > 0) return refused;
  const changed: Record<string, number> = Object.assign({}, ...written.map((part) => part.changed));
  const changedInAll = Object.values(changed).reduce((sum, count) => sum + count, 0);
  const doubts = [...read, ...findDoubts(tallies, effects.files)];
  const isKept = mode === 'confirmed' || (mode === 'careful' && doubts.length === 0);
  if (isKept) for (const { finish } of written) await finish?.();
  return { ...report, doubts, changed, changedInAll, isKept };
}
