import { sql, type Transaction } from 'kysely';

const BATCH = 2_000;

/** How rows of a file become rows of a table. Its words are the program's, never a file's. */
export interface UpsertTarget {
  table: string;
  key: string;
  /** Written columns and their SQL types, in row order. */
  columns: Record<string, string>;
  /** Columns that name another row by code: how its id is found. */
  found: Record<string, { from: string; named: Record<string, string>; id: string }>;
  /** Columns that the portal itself moves later: written once, never overwritten. */
  startingValues?: readonly string[];
}

/**
 * Inserts rows that are new and updates those that differ, matched by the target's key; a row that is the same is
 * not touched. Answers how many were new or different.
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
  // Every word here comes from the tables above, never from a file.
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

/** Rows in lots that one statement takes well. */
export function* batches<R>(rows: readonly R[]): Generator<R[]> {
  for (let at = 0; at < rows.length; at += BATCH) {
    yield rows.slice(at, at + BATCH);
  }
}
