import type { Trx } from '../../calls.ts';
import type { ConcessionRow } from './concession-store.ts';

/** The approved request; `approved_by` is null if it took effect without an objection. */
export interface Approval extends Pick<ConcessionRow, 'kind' | 'amount'> {
  approved_by: number | null;
}

/** The approved request of a transaction. It ends with the transaction and applies to no other act. */
const approvals = new WeakMap<Trx, Approval>();

/** Allows the act of an approved request to pass the guard in this transaction. */
export function approveIn(trx: Trx, request: Approval): void {
  approvals.set(trx, request);
}

export function approvalIn(trx: Trx): Approval | undefined {
  return approvals.get(trx);
}

/** Returns who approved the request that this transaction carries out; null without an approval. */
export function approverIn(trx: Trx): number | null {
  return approvals.get(trx)?.approved_by ?? null;
}
