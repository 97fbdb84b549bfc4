import { minorUnits } from '@serai/contract/currency';
import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { payingKinds } from '@serai/contract/staff/concession-kinds';
import type { listDayTotals as endpoint } from '@serai/contract/staff/second-person';
import { sql } from 'kysely';
import type { Call, Db } from '../../calls.ts';
import { sumsOf } from '../../domain/concession-sums.ts';
import { localDate, startOfDay } from '../../domain/local-time.ts';
import { findConcessionSettings } from '../concessions/concessions.ts';

interface Row {
  operator: string;
  currency: string;
  alone: number;
  approved: number;
  acts: number;
}

/** Lists what each staff member gave up in a day of the seller, the largest sum first. */
export async function listDayTotals(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { sums, tz, currency } = await findConcessionSettings(db);
  const day = call.input.day ?? localDate(call.now.getTime(), tz);
  const [from, to] = [new Date(startOfDay(day, tz)), new Date(startOfDay(addDays(day, 1), tz))];
  const { rows } = await sql<Row>`
    SELECT users.nickname AS operator, act.currency, count(*)::int AS acts,
      coalesce(sum(act.amount) FILTER (WHERE act.needs = 'nobody'), 0)::bigint AS alone,
      coalesce(sum(act.amount) FILTER (WHERE act.needs <> 'nobody'), 0)::bigint AS approved
    FROM concessions act JOIN users ON users.id = act.asked_by
    WHERE act.status = 'done' AND act.currency IS NOT NULL AND act.kind <> ALL(${[...payingKinds]}::text[])
      AND act.asked_at >= ${from}::timestamptz AND act.asked_at < ${to}::timestamptz
    GROUP BY users.id, act.currency ORDER BY sum(act.amount) DESC, users.id`.execute(db);
  const own = sumsOf(currency, sums);
  const whole = (amount: number) => ({ amount: amount * minorUnits(currency), currency });
  return {
    day,
    list: rows.map((row) => ({
      operator: row.operator,
      alone: { amount: row.alone, currency: row.currency },
      approved: { amount: row.approved, currency: row.currency },
      acts: row.acts,
    })),
    sums: { act: whole(own.act), order: whole(own.order), day: whole(own.day) },
  };
}
