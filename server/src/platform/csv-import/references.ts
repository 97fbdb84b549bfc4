import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FaultCode, ImportFault } from './import-faults.ts';

/** A cell that names another row by a key such as `hotel YGN001`, and the fault if there is none. */
export interface Reference {
  file: string;
  line: number;
  field: string;
  key: string;
  code: FaultCode;
  facts: ImportFault['facts'];
}

/** Names that the files refer to, and names that exist. */
export interface Names {
  /** Keys of the rows in the files. */
  known: readonly string[];
  references: readonly Reference[];
  /** Select with one column `key`: the keys that are in the database. */
  stored: RawBuilder<unknown>;
}

/**
 * Reference of one cell; an empty cell is no reference. `key` consists of the kind and the value, unless it is
 * given.
 */
export function refer(
  place: { file: string; line: number; field: string },
  value: string,
  [kind, code]: readonly [kind: string, code: FaultCode],
  within: { path?: string; facts?: ImportFault['facts'] } = {},
): Reference[] {
  if (value === '') return [];
  return [{ ...place, key: `${kind} ${within.path ?? value}`, code, facts: { value, ...within.facts } }];
}

/** Reports rows that repeat the key of an earlier row. */
export function reportRepeats<R extends { line: number }>(
  file: string,
  field: string,
  rows: readonly R[],
  keyOf: (row: R) => string,
  faults: ImportFault[],
): void {
  const first = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    const line = first.get(key);
    if (line === undefined) first.set(key, row.line);
    else faults.push({ file, line: row.line, field, code: 'duplicate', facts: { first: line } });
  }
}

/** Reports references to objects that are neither in the files nor in the database. */
export async function checkReferences<T>(
  db: Kysely<T>,
  names: readonly Names[],
  faults: ImportFault[],
): Promise<void> {
  const known = new Set(names.flatMap((part) => part.known));
  const missing = names.flatMap((part) => part.references).filter(({ key }) => !known.has(key));
  if (missing.length === 0) return;
  const { rows } = await sql<{ key: string }>`
    WITH stored AS (${sql.join(
      names.map(({ stored }) => stored),
      sql` UNION ALL `,
    )})
    SELECT key FROM stored WHERE key = ANY(${[...new Set(missing.map(({ key }) => key))]}::text[])`.execute(
    db,
  );
  const stored = new Set(rows.map(({ key }) => key));
  for (const { key, ...fault } of missing) {
    if (!stored.has(key)) faults.push(fault);
  }
}
