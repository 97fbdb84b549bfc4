import type { DueRow } from '@serai/contract/accounts/due';
import type { DueKind } from '@serai/contract/accounts/due-kinds';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Got } from '../../../platform/api/calls.ts';
import { useRead } from '../../../platform/query/use-read.ts';

export type DueReply = Got<'overview/due'>;

/** Interval at which the list is read again: rows leave as their time passes. */
const LOOK_AGAIN_MS = 60_000;

/** What waits for the reader, of one kind or all. */
export function useDue(kind: DueKind | null): UseQueryResult<DueReply> {
  return useRead('overview/due', kind ? { kind } : {}, { keepsLast: true, lookAgain: () => LOOK_AGAIN_MS });
}

/** Number of all that waits. */
export function totalOf({ counts }: Pick<DueReply, 'counts'>): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Whether the time of a row has passed. */
export function isOver({ due }: Pick<DueRow, 'due'>, nowMs: number): boolean {
  return due !== null && due * 1000 <= nowMs;
}
