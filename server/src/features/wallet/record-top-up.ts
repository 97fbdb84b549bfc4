import type { Wallet } from '@serai/contract/wallet';
import { topUpLines } from '../../domain/ledger/lines.ts';
import type { Trx } from '../permissions/permissions.ts';
import { post } from './post.ts';
import { readWallet } from './show-wallet.ts';

export interface TopUp {
  agencyId: number;
  /** Minor units of the agency's currency. */
  amount: number;
  memo: string;
  /** Who books it. */
  userId: number;
  /** Books it once, however often it is asked for. */
  key: string;
  now: Date;
}

/** Books money that arrived at the bank for an agency. Refuses an unknown agency with `not_found`. */
export async function recordTopUp(trx: Trx, topUp: TopUp): Promise<Wallet> {
  await readWallet(trx, topUp.agencyId);
  await post(trx, {
    event: 'top_up',
    key: `top_up:${topUp.key}`,
    agencyId: topUp.agencyId,
    orderId: null,
    lines: topUpLines(topUp.amount),
    userId: topUp.userId,
    memo: topUp.memo,
    now: topUp.now,
  });
  return readWallet(trx, topUp.agencyId);
}
