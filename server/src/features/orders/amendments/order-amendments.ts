import type { Completions } from '../completion-port.ts';
import type { AnyAmendment } from './amendment-port.ts';
import { goodwill, refund } from './give.ts';
import { waiveFee } from './waive-fee.ts';

/** What orders of every product can be amended by. */
export function orderAmendments(completions: Completions): AnyAmendment[] {
  return [waiveFee(completions), refund(completions), goodwill(completions)];
}
