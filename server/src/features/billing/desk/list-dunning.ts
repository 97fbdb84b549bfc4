import type { listDunning as endpoint } from '@serai/contract/billing/dunning';
import { dunningStages } from '@serai/contract/billing/dunning-stages';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { type DunnedAgency, listDunned } from '../dunning-store.ts';

type Reply = ReplyOf<typeof endpoint>;

/** Lists agencies that owe bills by the stage of their reminders: the gravest first, then the most overdue. */
export async function listDunning(
  db: Db,
  { input: { stage, keyword = '', page = 1, limit = 20 }, now }: Call<typeof endpoint>,
): Promise<Reply> {
  const word = keyword.toLowerCase();
  const known = (await listDunned(db, now)).filter(({ agency }) => agency.toLowerCase().includes(word));
  const shown = known
    .filter((row) => stage === undefined || row.stage === stage)
    .toSorted(
      (a, b) =>
        dunningStages.indexOf(a.stage) - dunningStages.indexOf(b.stage) ||
        b.overdue - a.overdue ||
        b.open - a.open ||
        a.agency_id - b.agency_id,
    );
  return {
    list: shown.slice((page - 1) * limit, page * limit).map(presentAgency),
    total: shown.length,
    total_capped: false,
    next: null,
    stages: dunningStages.map((each) => sumUp(each, known)),
  };
}

function presentAgency(row: DunnedAgency): Reply['list'][number] {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    agency_id: row.agency_id,
    agency: row.agency,
    stage: row.stage,
    open: money(row.open),
    overdue: money(row.overdue),
    given_up: money(row.given_up),
    oldest_due_on: row.oldest_due_on,
    days_late: row.days_late,
    last_reminded_at: row.last_reminded_at && toSeconds(row.last_reminded_at),
    paused_until: row.paused_until,
  };
}

/** Number of agencies of a stage and what they owe, by currency. */
function sumUp(stage: DunnedAgency['stage'], rows: readonly DunnedAgency[]): Reply['stages'][number] {
  const own = rows.filter((row) => row.stage === stage);
  const sums = new Map<string, number>();
  for (const { currency, open, given_up } of own) {
    sums.set(currency, (sums.get(currency) ?? 0) + open + given_up);
  }
  return {
    stage,
    agencies: own.length,
    open: [...sums].map(([currency, amount]) => ({ amount, currency })),
  };
}
