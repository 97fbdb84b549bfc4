import type { ChargeFacts } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/**
 * Refuses with `charge_written_off` to give back part of an order whose debt was written off and not recovered since: the
 * agency never paid it, so a refund to its deposit would be a gift.
 */
export function refuseUnpaidRefund(charges: readonly ChargeFacts[]): void {
  if (charges.some(({ stage }) => stage === 'written_off')) throw new AppError('charge_written_off');
}
