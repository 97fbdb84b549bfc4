import type { Wallet } from '@serai/contract/wallet/wallet';
import type { Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { readWallet } from './show-wallet.ts';
import { lockAccounts } from './wallet-store.ts';

/**
 * Runs a staff change of an agency's wallet and returns it with the state before and after, for the audit
 * log.
 */
export async function changeWallet(
  trx: Trx,
  { agencyId, reason, now }: { agencyId: number; reason: string; now: Date },
  change: () => Promise<Wallet>,
): Promise<Done<Wallet>> {
  await readWallet(trx, agencyId, now);
  // Locked before the first read, so that no other movement appears as part of this change.
  await lockAccounts(trx, agencyId, ['deposit', 'receivable'], now);
  const before = await readWallet(trx, agencyId, now);
  const { name } = await trx
    .selectFrom('agencies')
    .select('name')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const after = await change();
  return {
    reply: after,
    did: {
      on: { kind: 'agency', id: agencyId, name },
      before: factsOf(before),
      after: factsOf(after),
      reason,
    },
  };
}

function factsOf({ balance, credit_limit, verified }: Wallet) {
  return { balance: balance.amount, credit_limit: credit_limit.amount, verified };
}
