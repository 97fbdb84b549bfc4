import type { Wallet } from '@serai/contract/wallet';
import type { Trx } from '../../calls.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import { updateVerified } from '../people/people.ts';
import { readWallet } from './show-wallet.ts';
import { lockAccounts } from './wallet-store.ts';

export interface CreditTerms {
  agencyId: number;
  /** How much the agency may owe, in minor units. */
  creditLimit: number;
  /** Whether it may buy on credit at all; undefined = as it was. */
  verified: boolean | undefined;
  now: Date;
}

/**
 * Sets how much an agency may owe, and whether it is verified. A limit below what is owed is allowed: nothing
 * more can be bought on credit until enough is paid. Refuses an unknown agency with `not_found`, and
 * a fraction.
 */
export async function setCreditLimit(trx: Trx, terms: CreditTerms): Promise<Wallet> {
  const { agencyId, creditLimit, verified, now } = terms;
  const { balance } = await readWallet(trx, agencyId);
  refuseFraction('credit_limit', { ...balance, amount: creditLimit });
  const { own } = await lockAccounts(trx, agencyId, ['receivable']);
  await trx
    .updateTable('ledger_accounts')
    .set({ credit_limit: creditLimit })
    .where('id', '=', own[0]!.id)
    .execute();
  if (verified !== undefined) {
    await updateVerified(trx, agencyId, verified, now);
  }
  return readWallet(trx, agencyId);
}
