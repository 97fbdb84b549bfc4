import type { PoolClient } from 'pg';

/** Returns the next row's id of a table to which no other connection adds rows meanwhile. */
export async function nextId(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`SELECT coalesce(max(id), 0) + 1 AS id FROM ${table}`);
  return rows[0]!.id;
}
