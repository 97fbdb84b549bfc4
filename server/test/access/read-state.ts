import { sql } from 'kysely';
import type { Db } from '../../src/calls.ts';

/** Every row of every table, by table and key. */
export type State = Map<string, Map<string, Record<string, unknown>>>;

/** Tables for counting and for picking up work; no caller gains by writing them. */
const leftOut = new Set(['throttle_counters', 'session_uses', 'order_presence', 'schema_migrations']);

export async function readState(db: Db): Promise<State> {
  const state: State = new Map();
  for (const table of await listTables(db)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      SELECT to_jsonb(row) AS row FROM ${sql.table(table)} AS row`.execute(db);
    state.set(table, new Map(rows.map(({ row }) => [keyOf(row), row])));
  }
  return state;
}

/** Returns the differences: `users.nickname` for a changed column, `sessions +` and `sessions -` for rows. */
export function changesBetween(before: State, after: State): string[] {
  const changes = new Set<string>();
  for (const [table, rows] of after) {
    const old = before.get(table);
    for (const [key, row] of rows) {
      const was = old?.get(key);
      if (!was) changes.add(`${table} +`);
      else for (const column of changedColumns(was, row)) changes.add(`${table}.${column}`);
    }
    for (const key of old?.keys() ?? []) if (!rows.has(key)) changes.add(`${table} -`);
  }
  return [...changes].sort();
}

/** Returns the column names of all tables with their types. */
export async function listColumns(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    SELECT column_name AS name, min(data_type) AS type FROM information_schema.columns
    WHERE table_schema = 'public' GROUP BY 1`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !leftOut.has(name));
}

/** Rows without an id are keyed by their constant columns; `changes` of several topics name the same ids. */
function keyOf(row: Record<string, unknown>): string {
  const { id, token_hash, token, path, order_id, key, topic, xid } = row;
  if (xid !== undefined) return JSON.stringify([topic, id]);
  return JSON.stringify(
    id ?? token_hash ?? token ?? path ?? (key === undefined ? order_id : [row.scope, key]) ?? row,
  );
}

function changedColumns(was: Record<string, unknown>, is: Record<string, unknown>): string[] {
  return Object.keys(is).filter((column) => JSON.stringify(was[column]) !== JSON.stringify(is[column]));
}
