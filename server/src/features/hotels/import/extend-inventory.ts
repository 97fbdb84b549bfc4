import { addDays } from '@serai/contract/dates';
import { type Kysely, sql, type Transaction } from 'kysely';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type NightRule, nightsFrom, OPEN_NIGHTS, valuesFor } from './night-rules.ts';
import { openCosts, openPrices, openUnits } from './open-nights.ts';

const BATCH = 5_000;

/** Room type or rate plan with the rules that set its nights. */
interface RuledRow {
  id: number;
  hotel_id: number;
  rules: NightRule[];
}

/**
 * Opens the nights that came into reach since the last run, so that 365 nights from `today` (civil date) can
 * be sold, by the rules stored at import. Nights that are already open do not change. A second run on the
 * same day is a no-op. Returns the number of nights opened.
 */
export function extendInventory<T>(db: Kysely<T>, today: string): Promise<number> {
  return inTransaction(db, (trx) => extendWithin(trx, today));
}

/** The same within a larger transaction; holds the lock on the horizon until that ends. */
export async function extendWithin<T>(trx: Transaction<T>, today: string): Promise<number> {
  const last = addDays(today, OPEN_NIGHTS - 1);
  const { rows } = await sql<{
    open_until: string;
  }>`SELECT open_until FROM catalogue_horizon FOR UPDATE`.execute(trx);
  const openUntil = rows[0]?.open_until;
  if (openUntil === undefined) {
    // Nothing was ever imported, so there are no rules.
    await sql`INSERT INTO catalogue_horizon (open_until) VALUES (${last}) ON CONFLICT DO NOTHING`.execute(
      trx,
    );
    return 0;
  }
  if (openUntil >= last) return 0;
  const next = addDays(openUntil, 1);
  const nights = nightsFrom(today, next > today ? next : today, last);
  await sql`UPDATE catalogue_horizon SET open_until = ${last}`.execute(trx);
  const opened = ({ rules, ...row }: RuledRow) => {
    const values = valuesFor(rules, nights);
    return { ...row, nights: nights.map(({ date }, at) => ({ date, value: values[at]! })) };
  };
  for await (const rooms of ruledRows(trx, 'room_types', 'unit_rules'))
    await openUnits(trx, rooms.map(opened), today);
  for await (const plans of ruledRows(trx, 'rate_plans', 'price_rules'))
    await openPrices(trx, plans.map(opened));
  for await (const plans of ruledRows(trx, 'rate_plans', 'cost_rules'))
    await openCosts(trx, plans.map(opened));
  return nights.length;
}

async function* ruledRows<T>(
  trx: Transaction<T>,
  table: 'room_types' | 'rate_plans',
  column: 'unit_rules' | 'price_rules' | 'cost_rules',
): AsyncGenerator<RuledRow[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<RuledRow>`
      SELECT id, hotel_id, ${sql.ref(column)} AS rules FROM ${sql.table(table)}
       WHERE id > ${after} AND ${sql.ref(column)} <> '[]' ORDER BY id LIMIT ${BATCH}`.execute(trx);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.id;
  }
}
