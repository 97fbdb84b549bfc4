import type { PoolClient } from 'pg';

/** The id that the next row of a table gets whose ids nobody else gives out meanwhile. */
export async function nextId(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`SELECT coalesce(max(id), 0) + 1 AS id FROM ${table}`);
  return rows[0]!.id;
}
