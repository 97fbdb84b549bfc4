import type { Db } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listChargesOf } from '../../charges/charges.ts';

/** Refuses a correction of the outcome if there were refunds since, because its sums do not include them. */
export async function refuseGivenBack(db: Db, orderId: number): Promise<void> {
  const charges = await listChargesOf(db, [orderId]);
  if (charges.some(({ kind }) => kind === 'refund' || kind === 'waiver')) {
    throw new AppError('given_back_since');
  }
}
