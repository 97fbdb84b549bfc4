import type { Wallet } from '@serai/contract/wallet/wallet';
import type { Db } from '../../calls.ts';
import { creditLeft } from '../../domain/exposure.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findWallets, type WalletRow } from './wallet-store.ts';

/**
 * Deposit and credit of an agency at an instant, as shown to members. Refuses an unknown agency with
 * `not_found`.
 */
export async function readWallet(db: Db, agencyId: number, at: Date): Promise<Wallet> {
  const wallet = (await readWallets(db, [agencyId], at)).get(agencyId);
  if (!wallet) throw new AppError('not_found');
  return wallet;
}

/** Reads the wallets of several agencies, by agency id. */
export async function readWallets(
  db: Db,
  agencyIds: readonly number[],
  at: Date,
): Promise<Map<number, Wallet>> {
  const rows = await findWallets(db, agencyIds, at);
  return new Map(rows.map((row) => [row.agency_id, presentWallet(row)]));
}

function presentWallet(row: WalletRow): Wallet {
  const {
    currency,
    verified,
    credit_stopped,
    credit_overdue,
    deposit,
    receivable,
    credit_limit: limit,
  } = row;
  const isOpen = verified && !credit_stopped && !credit_overdue;
  return {
    balance: { amount: 0 - deposit, currency },
    credit_limit: { amount: limit, currency },
    temporary_until: row.temporary_until && toSeconds(row.temporary_until),
    credit_used: { amount: receivable, currency },
    credit_left: { amount: isOpen ? creditLeft(limit, receivable) : 0, currency },
    verified,
    credit_stopped: credit_stopped || credit_overdue,
    credit_stop: credit_stopped ? 'by_seller' : credit_overdue ? 'overdue' : null,
  };
}
