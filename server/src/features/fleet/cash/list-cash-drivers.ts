import type { ReplyOf } from '@serai/contract/endpoint';
import type { listCashDrivers as endpoint } from '@serai/contract/vehicles/cash';
import { cashQueueDays } from '@serai/contract/vehicles/cash-words';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { daysBefore, toSeconds } from '../../../platform/clock.ts';
import { withinScope } from '../../orders/for-products.ts';
import { cashTables, isOpenCash } from './cash-store.ts';

const maxDrivers = 200;

interface DriverRow {
  id: number;
  name_zh: string;
  name_en: string;
  phone: string;
  sums: { currency: string; amount: number; records: number }[];
  oldest_at: Date;
}

/** Lists the drivers who have cash, with their open sums per currency: sums of different currencies are never added. */
export async function listCashDrivers(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { lang, now } = call;
  const within = withinScope(operatorOf(call).scope) ?? sql`true`;
  const { rows } = await sql<DriverRow>`
    SELECT driver.id, driver.name_zh, driver.name_en, driver.phone, min(held.oldest_at) AS oldest_at,
      json_agg(json_build_object('currency', held.currency, 'amount', held.amount, 'records', held.records)
        ORDER BY held.currency) AS sums
    FROM (SELECT cash.driver_id, cash.currency, sum(cash.amount) AS amount, count(*) AS records,
        min(cash.taken_at) AS oldest_at
      ${cashTables} WHERE ${isOpenCash} AND ${within} GROUP BY cash.driver_id, cash.currency) held
      JOIN drivers driver ON driver.id = held.driver_id
    GROUP BY driver.id ORDER BY min(held.oldest_at), driver.id LIMIT ${maxDrivers + 1}`.execute(db);
  const overdueBefore = daysBefore(now, cashQueueDays);
  return {
    list: rows.slice(0, maxDrivers).map((row) => ({
      driver: {
        id: row.id,
        name: inLanguage(lang, { zh: row.name_zh, en: row.name_en }),
        phone: row.phone,
      },
      sums: row.sums.map(({ currency, amount, records }) => ({ sum: money(amount, currency), records })),
      oldest_at: toSeconds(row.oldest_at),
      overdue: row.oldest_at < overdueBefore,
    })),
    more: rows.length > maxDrivers,
  };
}
