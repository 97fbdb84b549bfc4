import type { DunningStage } from '@serai/contract/billing/dunning-stages';

/** Facts that decide the dunning stage of an agency. */
export interface DunningFacts {
  /** Written off and not recovered, in minor units. */
  givenUp: number;
  /** Nothing can be bought on credit: stopped by a person, or past due beyond the grace period. */
  creditStopped: boolean;
  /** Overdue part of the open bills, in minor units. */
  overdue: number;
  /** Day after the due date of the latest reminder of an overdue bill; null if none was sent. */
  remindedAtDays: number | null;
}

/** Returns the gravest stage that applies. */
export function dunningStage({
  givenUp,
  creditStopped,
  overdue,
  remindedAtDays,
}: DunningFacts): DunningStage {
  if (givenUp > 0) return 'written_off';
  if (creditStopped) return 'stopped';
  if (overdue <= 0) return 'not_due';
  const day = remindedAtDays ?? 0;
  if (day >= 30) return 'reminded_3';
  if (day >= 8) return 'reminded_2';
  return day >= 1 ? 'reminded_1' : 'late';
}
