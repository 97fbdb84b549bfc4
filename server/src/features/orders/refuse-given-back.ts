import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listChargesOf } from '../charges/charges.ts';

/** The sums of another outcome know nothing of what was given back since: such an order stays as it is. */
export async function refuseGivenBack(trx: Trx, orderId: number): Promise<void> {
  const charges = await listChargesOf(trx, [orderId]);
  if (charges.some(({ kind }) => kind === 'refund' || kind === 'waiver')) {
    throw new AppError('given_back_since');
  }
}
