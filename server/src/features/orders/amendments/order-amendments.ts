import type { Completions } from '../charging/completion-port.ts';
import type { AnyAmendment } from './amendment-port.ts';
import { goodwill, refund } from './give.ts';
import { waiveFee } from './waive-fee.ts';

/** Amendments that apply to orders of every product. */
export function orderAmendments(completions: Completions): AnyAmendment[] {
  return [waiveFee(completions), refund(completions), goodwill(completions)];
}
