const DAY_MS = 86_400_000;
/** Unanswered charge after the service: days until the reminder, and days until it counts as accepted. */
const REMIND_DAYS = 3;
const ACCEPT_DAYS = 7;
/** Minimum days between reminder and acceptance, even if the reminder was late. */
const LEAST_NOTICE_DAYS = 4;

/** Times of a proposed charge; epoch ms. */
export interface ProposedTimes {
  proposedAt: number;
  /** When the member's last question was answered; null without one. */
  answeredAt: number | null;
  /** A question waits for the seller's answer, so no deadline runs against the member. */
  isQuestioned: boolean;
  remindedAt: number | null;
}

/**
 * Returns when the member must be reminded of a proposed charge; null if already done or while a question is
 * open.
 */
export function remindAt(times: ProposedTimes): number | null {
  const from = countedFrom(times);
  if (times.isQuestioned || (times.remindedAt !== null && times.remindedAt >= from)) return null;
  return from + REMIND_DAYS * DAY_MS;
}

/**
 * Returns when a proposed charge counts as accepted: seven days after the proposal or the last answer, but at
 * least four days after the reminder. Null while a question is open.
 */
export function acceptAt(times: ProposedTimes): number | null {
  if (times.isQuestioned) return null;
  const from = countedFrom(times);
  const wanted = from + ACCEPT_DAYS * DAY_MS;
  const { remindedAt } = times;
  return remindedAt !== null && remindedAt >= from
    ? Math.max(wanted, remindedAt + LEAST_NOTICE_DAYS * DAY_MS)
    : wanted;
}

function countedFrom({ proposedAt, answeredAt }: ProposedTimes): number {
  return Math.max(proposedAt, answeredAt ?? 0);
}
