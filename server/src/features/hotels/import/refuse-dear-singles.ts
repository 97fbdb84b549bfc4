import { sql, type Transaction } from 'kysely';

/**
 * Refuses an import after which one person alone would be taken more off a night than it costs: searches add what is
 * taken off a stay as a whole.
 */
export async function refuseDearSingles<T>(trx: Transaction<T>): Promise<void> {
  const { rows } = await sql<{ plan: string }>`
    SELECT h.code || '/' || r.code || '/' || p.code AS plan
    FROM rate_plans p JOIN hotels h ON h.id = p.hotel_id JOIN room_types r ON r.id = p.room_type_id,
      LATERAL (SELECT max((s ->> 'amount')::bigint) AS amount FROM jsonb_array_elements(p.supplements) s
        WHERE s ->> 'kind' = 'single_use') single,
      LATERAL (SELECT min(price) AS lowest FROM rate_months m, unnest(m.prices) price
        WHERE m.rate_plan_id = p.id AND price > 0) night
    WHERE single.amount >= night.lowest ORDER BY 1 LIMIT 1`.execute(trx);
  if (rows[0])
    throw new Error(
      `supplements.csv ${rows[0].plan}: single_use takes off as much as a night costs, or more`,
    );
}
