import type { Wallet } from '@serai/contract/wallet/wallet';
import type { Trx } from '../../calls.ts';
import { topUpLines } from '../../domain/ledger/lines.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import { post } from './post.ts';
import { readWallet } from './show-wallet.ts';

export interface TopUp {
  agencyId: number;
  /** Minor units of the agency's currency. */
  amount: number;
  memo: string;
  /** The user who books it. */
  userId: number;
  /** Idempotency key. */
  key: string;
  now: Date;
}

/** Books money received for an agency. Refuses an unknown agency with `not_found`, and a fraction. */
export async function recordTopUp(trx: Trx, topUp: TopUp): Promise<Wallet> {
  const { balance } = await readWallet(trx, topUp.agencyId, topUp.now);
  refuseFraction('amount', { ...balance, amount: topUp.amount });
  await post(trx, {
    event: 'top_up',
    key: `top_up:${topUp.key}`,
    agencyId: topUp.agencyId,
    entityId: null,
    orderId: null,
    lines: topUpLines(topUp.amount),
    userId: topUp.userId,
    memo: topUp.memo,
    now: topUp.now,
  });
  return readWallet(trx, topUp.agencyId, topUp.now);
}
