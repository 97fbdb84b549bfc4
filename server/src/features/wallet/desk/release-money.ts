import type { ReplyOf } from '@serai/contract/endpoint';
import type { releaseMoney as endpoint } from '@serai/contract/wallet/wallet';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { updateMoneyReleased } from '../../people/people.ts';
import { isLedgerConsistent } from '../check-ledger.ts';
import type { LedgerProof } from '../ledger-proofs-port.ts';
import { lockAccounts } from '../wallet-store.ts';

/**
 * Releases a stopped agency's money after its ledger was corrected. Refuses with `ledger_differs` if the
 * ledger is still inconsistent, and an unknown agency with `not_found`. No-op if the agency is not stopped.
 */
export async function releaseMoney(
  trx: Trx,
  proofs: readonly LedgerProof[],
  { input: { agency_id: id, reason }, now }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const agency = await trx.selectFrom('agencies').select('name').where('id', '=', id).executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  await lockAccounts(trx, id, ['deposit', 'receivable', 'order_hold'], now);
  if (!(await isLedgerConsistent(trx, proofs, id))) throw new AppError('ledger_differs');
  const since = await updateMoneyReleased(trx, id);
  return {
    reply: {},
    did: {
      on: { kind: 'agency', id, name: agency.name },
      before: { money_stopped: since !== null },
      after: { money_stopped: false },
      reason,
    },
  };
}
