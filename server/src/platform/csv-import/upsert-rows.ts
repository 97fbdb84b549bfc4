import { sql, type Transaction } from 'kysely';

const BATCH = 2_000;

/** Maps rows of a file to rows of a table. All names come from the program, never from a file. */
export interface UpsertTarget {
  table: string;
  key: string;
  /** Written columns and their SQL types, in row order. */
  columns: Record<string, string>;
  /** Columns that refer to another row by code: how to find its id. */
  found: Record<string, { from: string; named: Record<string, string>; id: string }>;
  /** Columns that the portal updates later: written at the insert, never overwritten. */
  startingValues?: readonly string[];
}

/**
 * Inserts new rows and updates those that differ, matched by the target's key; equal rows are not touched. Returns
 * the number of new or changed rows.
 */
export async function upsertRows<T>(
  trx: Transaction<T>,
  target: UpsertTarget,
  rows: readonly object[],
): Promise<number> {
  const own = Object.keys(target.columns);
  const written = [...Object.keys(target.found), ...own];
  const updated = written.filter((name) => !target.startingValues?.includes(name));
  const shape = {
    ...target.columns,
    ...Object.assign({}, ...Object.values(target.found).map(({ named }) => named)),
  };
  // All names here come from the declarations above, never from a file.
  const statement = (batch: readonly object[]) => sql`
    INSERT INTO ${sql.raw(target.table)} (${sql.raw(written.join(', '))})
    SELECT ${sql.raw([...Object.values(target.found).map(({ id }) => id), ...own.map((name) => `n.${name}`)].join(', '))}
      FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS n(${sql.raw(
        Object.entries(shape)
          .map(([name, type]) => `${name} ${type}`)
          .join(', '),
      )})
           ${sql.raw(
             Object.values(target.found)
               .map(({ from }) => from)
               .join(' '),
           )}
    ON CONFLICT (${sql.raw(target.key)}) DO UPDATE
       SET (${sql.raw(updated.join(', '))}) = (${sql.raw(updated.map((name) => `excluded.${name}`).join(', '))})
     WHERE (${sql.raw(updated.map((name) => `${target.table}.${name}`).join(', '))})
           IS DISTINCT FROM (${sql.raw(updated.map((name) => `excluded.${name}`).join(', '))})`;
  let changed = 0;
  for (const batch of batches(rows)) {
    const { numAffectedRows } = await statement(batch).execute(trx);
    changed += Number(numAffectedRows ?? 0);
  }
  return changed;
}

/** Splits rows into batches for single statements. */
export function* batches<R>(rows: readonly R[]): Generator<R[]> {
  for (let at = 0; at < rows.length; at += BATCH) {
    yield rows.slice(at, at + BATCH);
  }
}
