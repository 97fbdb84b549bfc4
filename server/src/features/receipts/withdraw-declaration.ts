import type { ReplyOf } from '@serai/contract/endpoint';
import type { withdrawDeclaration as endpoint } from '@serai/contract/receipts/receipts';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findDeclaration, lockDeclaration, updateDeclaration } from './declaration-store.ts';
import { presentDeclaration } from './present-declaration.ts';

/** Withdraws a declared payment of the agency unless the desk has already closed it. */
export async function withdrawDeclaration(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, userId } = memberOf(call);
  const { id } = call.input;
  const declaration = await lockDeclaration(trx, id, agencyId);
  if (!declaration) throw new AppError('not_found');
  if (declaration.status !== 'declared') throw new AppError('declaration_closed');
  await updateDeclaration(trx, id, { status: 'withdrawn', userId, now: call.now });
  return presentDeclaration((await findDeclaration(trx, id))!);
}
