import { addDays, addMonths } from '../format/civil-days.ts';

/** First and last day of a period, `YYYY-MM-DD`, both included; null where it is open. */
export interface Period {
  from: string | null;
  to: string | null;
}

export const periodNames = ['today', 'tomorrow', 'friday', 'this_week', 'this_month', 'last_month'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The days of a usual period; weeks begin on Monday, and a Friday is today or the next one. `today` is `YYYY-MM-DD`. */
export function periodOf(name: PeriodName, today: string): Period {
  if (name === 'today') return { from: today, to: today };
  if (name === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) };
  if (name === 'friday') {
    const friday = addDays(today, (12 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7);
    return { from: friday, to: friday };
  }
  if (name === 'this_week') {
    const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
    return { from: monday, to: addDays(monday, 6) };
  }
  const month = addMonths(today.slice(0, 7), name === 'last_month' ? -1 : 0);
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Which of the offered periods these days are: `all` without days, null for any other days. */
export function periodName(
  { from, to }: Period,
  today: string,
  offers: readonly PeriodName[],
): PeriodName | 'all' | null {
  if (from === null && to === null) return 'all';
  return (
    offers.find((name) => {
      const offered = periodOf(name, today);
      return offered.from === from && offered.to === to;
    }) ?? null
  );
}
