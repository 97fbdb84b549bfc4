import type { ReplyOf } from '@serai/contract/endpoint';
import type { liftCreditStop as endpoint } from '@serai/contract/wallet/wallet';
import type { Call, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { updateCreditReleased } from '../../people/people.ts';
import { readWallet } from '../show-wallet.ts';

/**
 * Lifts the credit stop that a write-off set. Overdue amounts still stop the credit. Refuses an unknown
 * agency with `not_found`, and one without such a stop with `credit_not_stopped`.
 */
export async function liftCreditStop(
  trx: Trx,
  { input: { agency_id: id, reason }, now }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const agency = await trx
    .selectFrom('agencies')
    .select(['name', 'credit_stopped_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  const { name, credit_stopped_at: since } = agency;
  if (!since) throw new AppError('credit_not_stopped');
  await updateCreditReleased(trx, [id]);
  return {
    reply: await readWallet(trx, id, now),
    did: {
      on: { kind: 'agency', id, name },
      before: { credit_stopped_at: toSeconds(since) },
      after: { credit_stopped_at: null },
      reason,
    },
  };
}
