import type { Endpoint } from '@serai/contract/endpoint';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type LockedBill, lockBills } from './bill-store.ts';

/** Locks a bill of the caller's agency; another agency's is `not_found`, like one that does not exist. */
export function openBill<E extends Endpoint>(trx: Trx, call: Call<E>, id: number): Promise<LockedBill> {
  return openAnyBill(trx, id, memberOf(call).agencyId);
}

/** Locks a bill of any agency, or of the given one; otherwise `not_found`. */
export async function openAnyBill(trx: Trx, id: number, agencyId?: number): Promise<LockedBill> {
  const [locked] = await lockBills(trx, [id], agencyId);
  if (!locked) throw new AppError('not_found');
  return locked;
}
