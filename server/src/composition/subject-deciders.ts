import { decideWriteOff } from '../features/billing/billing.ts';
import { type Completions, decideCorrection } from '../features/orders/for-composition.ts';
import type { Products } from '../features/orders/orders.ts';
import { decidePayBack } from '../features/receipts/receipts.ts';
import type { SubjectDeciders } from '../features/second-person/second-person.ts';

/**
 * Deciders for requests with separate tables, used by the common list of requests that wait for a second
 * person.
 */
export function subjectDeciders(deps: { products: Products } & Completions): SubjectDeciders {
  return {
    correction: (trx, correction_id, call) =>
      decideCorrection(trx, deps, { ...call, input: { ...decisionOf(call), correction_id } }),
    write_off: (trx, write_off_id, call) =>
      decideWriteOff(trx, { ...call, input: { ...decisionOf(call), write_off_id } }),
    pay_back: (trx, pay_back_id, call) =>
      decidePayBack(trx, { ...call, input: { ...decisionOf(call), pay_back_id } }),
  };
}

function decisionOf({ input: { decision, note } }: Parameters<SubjectDeciders['correction']>[2]) {
  return { decision, note };
}
