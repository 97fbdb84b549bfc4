import type { Wallet } from '@serai/contract/wallet';
import type { Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findWallet } from './wallet-store.ts';

/** Deposit and credit of an agency as its members see them. Refuses an unknown agency with `not_found`. */
export async function readWallet(db: Db, agencyId: number): Promise<Wallet> {
  const row = await findWallet(db, agencyId);
  if (!row) throw new AppError('not_found');
  const { currency, verified, deposit, receivable, credit_limit: limit } = row;
  return {
    balance: { amount: 0 - deposit, currency },
    credit_limit: { amount: limit, currency },
    credit_used: { amount: receivable, currency },
    credit_left: { amount: verified ? Math.max(0, limit - receivable) : 0, currency },
    verified,
  };
}
