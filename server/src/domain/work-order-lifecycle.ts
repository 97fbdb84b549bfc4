import type { ErrorCode } from '@serai/contract/errors';
import {
  closeDays,
  openWorkOrderStatuses,
  reopenDays,
  type WorkOrderEvent,
  type WorkOrderStatus,
} from '@serai/contract/work-orders/states';

/** Actor on a work order: the agency, the seller's staff, or jobs and rules. */
export type WorkOrderActor = 'member' | 'staff' | 'system';

/** Input of the state machine; instants in epoch ms. */
export interface WorkOrderFacts {
  status: WorkOrderStatus;
  resolvedAt: number | null;
  /** Whether a job closed it, not the member. */
  lapsed: boolean;
}

interface Transition {
  from: readonly WorkOrderStatus[];
  event: WorkOrderEvent;
  by: WorkOrderActor;
  /** States passed through, the last one remains; empty for no change. */
  to: readonly WorkOrderStatus[];
  guard?(facts: WorkOrderFacts, now: number): ErrorCode | undefined;
}

export type WorkOrderDecision =
  | { readonly path: readonly WorkOrderStatus[] }
  | { readonly refused: ErrorCode; readonly facts: Readonly<Record<string, unknown>> };

const dayMs = 86_400_000;

/** All transitions; anything else is refused. */
export const workOrderTransitions: readonly Transition[] = [
  { from: ['submitted'], event: 'accept', by: 'staff', to: ['accepted'] },
  { from: ['submitted'], event: 'withdraw', by: 'member', to: ['withdrawn'] },
  // Replying implies accepting.
  { from: ['submitted'], event: 'reply_staff', by: 'staff', to: ['accepted', 'in_progress'] },
  { from: ['accepted', 'reopened'], event: 'reply_staff', by: 'staff', to: ['in_progress'] },
  { from: ['in_progress', 'waiting_member'], event: 'reply_staff', by: 'staff', to: [] },
  {
    from: ['submitted'],
    event: 'ask_member',
    by: 'staff',
    to: ['accepted', 'in_progress', 'waiting_member'],
  },
  { from: ['accepted', 'reopened'], event: 'ask_member', by: 'staff', to: ['in_progress', 'waiting_member'] },
  { from: ['in_progress'], event: 'ask_member', by: 'staff', to: ['waiting_member'] },
  { from: ['waiting_member'], event: 'ask_member', by: 'staff', to: [] },
  { from: ['waiting_member'], event: 'reply_member', by: 'member', to: ['in_progress'] },
  {
    from: ['submitted', 'accepted', 'in_progress', 'reopened'],
    event: 'reply_member',
    by: 'member',
    to: [],
  },
  { from: ['submitted'], event: 'resolve', by: 'staff', to: ['accepted', 'in_progress', 'resolved'] },
  { from: ['accepted', 'reopened'], event: 'resolve', by: 'staff', to: ['in_progress', 'resolved'] },
  { from: ['in_progress', 'waiting_member'], event: 'resolve', by: 'staff', to: ['resolved'] },
  // Changes allowed by the rules resolve it automatically; so does a member's silence after too long.
  { from: ['submitted', 'waiting_member'], event: 'resolve', by: 'system', to: ['resolved'] },
  // Recording or executing a change counts as an answer; a proposal waits for the agency's consent.
  ...(['ask_command', 'dismiss_command', 'await_second', 'carry_out'] as const).flatMap(
    (event): Transition[] => [
      { from: ['submitted'], event, by: 'staff', to: ['accepted', 'in_progress'] },
      { from: ['accepted', 'reopened'], event, by: 'staff', to: ['in_progress'] },
      { from: ['in_progress'], event, by: 'staff', to: [] },
    ],
  ),
  { from: ['waiting_member'], event: 'ask_command', by: 'staff', to: [] },
  { from: ['waiting_member'], event: 'dismiss_command', by: 'staff', to: ['in_progress'] },
  { from: ['waiting_member'], event: 'await_second', by: 'staff', to: [] },
  { from: ['waiting_member'], event: 'carry_out', by: 'staff', to: [] },
  { from: ['submitted'], event: 'propose', by: 'staff', to: ['accepted', 'in_progress', 'waiting_member'] },
  { from: ['accepted', 'reopened'], event: 'propose', by: 'staff', to: ['in_progress', 'waiting_member'] },
  { from: ['in_progress'], event: 'propose', by: 'staff', to: ['waiting_member'] },
  { from: ['waiting_member'], event: 'propose', by: 'staff', to: [] },
  { from: ['submitted'], event: 'ask_command', by: 'member', to: [] },
  { from: ['waiting_member'], event: 'accept_command', by: 'member', to: ['in_progress'] },
  { from: ['waiting_member'], event: 'refuse_command', by: 'member', to: ['in_progress'] },
  // Executed at once by the rules, or after a second person's decision.
  { from: openWorkOrderStatuses, event: 'carry_out', by: 'system', to: [] },
  { from: openWorkOrderStatuses, event: 'fail_command', by: 'system', to: [] },
  { from: ['submitted'], event: 'decline', by: 'staff', to: ['accepted', 'declined'] },
  { from: ['accepted'], event: 'decline', by: 'staff', to: ['declined'] },
  { from: ['resolved'], event: 'close', by: 'member', to: ['closed'] },
  {
    from: ['resolved'],
    event: 'lapse',
    by: 'system',
    to: ['closed'],
    guard: ({ resolvedAt }, now) =>
      now >= resolvedAt! + closeDays * dayMs ? undefined : 'work_order_wrong_state',
  },
  { from: ['resolved'], event: 'reopen', by: 'member', to: ['reopened'], guard: notTooLate },
  // A work order closed by a job can be reopened, because the member has not agreed to closing it.
  {
    from: ['closed'],
    event: 'reopen',
    by: 'member',
    to: ['reopened'],
    guard: (facts, now) => (facts.lapsed ? notTooLate(facts, now) : 'work_order_wrong_state'),
  },
];

/** Decides the effect of an event on a work order, or why it is refused now. */
export function moveOf(
  facts: WorkOrderFacts,
  event: WorkOrderEvent,
  by: WorkOrderActor,
  now: number,
): WorkOrderDecision {
  const row = workOrderTransitions.find(
    (one) => one.event === event && one.by === by && one.from.includes(facts.status),
  );
  const refused = row ? row.guard?.(facts, now) : 'work_order_wrong_state';
  return refused ? { refused, facts: { days: reopenDays } } : { path: row!.to };
}

/** Returns until when it can be reopened, in epoch ms; undefined if it cannot. */
export function reopenUntil(facts: WorkOrderFacts, now: number): number | undefined {
  return 'path' in moveOf(facts, 'reopen', 'member', now)
    ? facts.resolvedAt! + reopenDays * dayMs
    : undefined;
}

/** Returns whether an action is still pending. */
export function isOpen({ status }: WorkOrderFacts): boolean {
  return openWorkOrderStatuses.includes(status);
}

/** Returns whether the member can rate it: once resolved or closed. */
export function isRatable({ status }: WorkOrderFacts): boolean {
  return status === 'resolved' || status === 'closed';
}

/** Returns whether the staff can still add internal notes. */
export function isNotable({ status }: WorkOrderFacts): boolean {
  return !['closed', 'withdrawn', 'declined'].includes(status);
}

function notTooLate({ resolvedAt }: WorkOrderFacts, now: number): ErrorCode | undefined {
  return now < resolvedAt! + reopenDays * dayMs ? undefined : 'reopen_too_late';
}
