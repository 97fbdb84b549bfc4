import { type Kysely, sql, type Transaction } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { ImportFault } from './import-faults.ts';
import { checkReferences, type Names } from './references.ts';

/** One subject's files: reads them, and gives back what writing them takes. */
export type ImportPart = (folder: string, faults: ImportFault[]) => Promise<ReadFiles>;

export interface ReadFiles {
  /** Rows of every file that was there. */
  rows: Record<string, number>;
  names: Names;
  /** Writes within the import's transaction; answers how many rows were new or different, by what they are. */
  write<T>(trx: Transaction<T>, today: string): Promise<Record<string, number>>;
}

/** What an import did. With faults nothing was changed. */
export interface ImportReport {
  faults: ImportFault[];
  /** Rows read, by file. */
  read: Record<string, number>;
  /** Rows that were new or different. */
  changed: Record<string, number>;
  changedInAll: number;
}

// Two imports at once would wait for each other row by row; this lets the second wait for the first.
const IMPORT_LOCK = 4_827_001;

/**
 * Imports the CSV files of a folder, part after part, each of which may name rows of those before it. All or
 * nothing, in one transaction; importing the same files again changes nothing. `today` is the civil date from
 * which relative dates count; `begin` is the first in the transaction and throws when nothing may be written.
 */
export async function importFiles<T>(
  db: Kysely<T>,
  folder: string,
  parts: readonly ImportPart[],
  { today, begin }: { today: string; begin?: (trx: Transaction<T>) => Promise<void> },
): Promise<ImportReport> {
  const faults: ImportFault[] = [];
  const files: ReadFiles[] = [];
  for (const part of parts) files.push(await part(folder, faults));
  const read: ImportReport['read'] = Object.assign({}, ...files.map(({ rows }) => rows));
  if (Object.keys(read).length === 0) {
    faults.push({ file: folder, line: 0, field: '', code: 'file_missing', facts: {} });
  }
  await checkReferences(
    db,
    files.map(({ names }) => names),
    faults,
  );
  if (faults.length > 0) {
    faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    return { faults, read, changed: {}, changedInAll: 0 };
  }
  const changed = await inTransaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
    await begin?.(trx);
    const counts: Record<string, number> = {};
    for (const { write } of files) Object.assign(counts, await write(trx, today));
    return counts;
  });
  const changedInAll = Object.values(changed).reduce((sum, count) => sum + count, 0);
  return { faults, read, changed, changedInAll };
}
