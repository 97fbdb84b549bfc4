import type { ReplyOf } from '@serai/contract/endpoint';
import type { undoContractVersion as endpoint } from '@serai/contract/hotels/supplier-contracts';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { applyContract } from './apply-contract.ts';
import { deleteDraft, findContractHotel, listVersions, lockContract, markUndone } from './contract-store.ts';

/** Deletes a draft, or undoes a published version before it takes effect; then only a newer version changes prices. */
export async function undoVersion(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { userId } = operatorOf(call);
  const hotel = await findContractHotel(trx, input.hotel_id);
  if (hotel.contract_id === null) throw new AppError('not_found');
  await lockContract(trx, hotel.id, now);
  const version = (await listVersions(trx, hotel.contract_id)).find(({ number }) => number === input.number);
  if (!version || version.undone_at) throw new AppError('not_found');
  if (version.effective_at === null) await deleteDraft(trx, version.id);
  else if (!(await markUndone(trx, version.id, { userId, now }))) throw new AppError('version_in_force');
  await applyContract(trx, hotel.id, now);
  return {
    reply: {},
    did: {
      on: { kind: 'hotel', id: hotel.id, name: hotel.name_zh },
      before: { version: version.number, published: version.effective_at !== null },
      after: { version: version.number, undone: true },
      reason: input.reason,
    },
  };
}
