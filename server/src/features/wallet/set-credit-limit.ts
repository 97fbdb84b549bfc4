import type { Wallet } from '@serai/contract/wallet/wallet';
import type { Trx } from '../../calls.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import { amendContract } from '../contracts/contracts.ts';
import { updateVerified } from '../people/people.ts';
import { changeTerms } from './change-terms.ts';
import { readWallet } from './show-wallet.ts';

export interface CreditTerms {
  agencyId: number;
  /** Maximum debt of the agency in minor units. */
  creditLimit: number;
  /** Whether it may buy on credit; undefined keeps the value. */
  verified: boolean | undefined;
  /** The user who sets it; absent when the agency is created. */
  userId?: number;
  /** Stored with the version of the contract. */
  reason?: string;
  now: Date;
}

/**
 * Sets an agency's credit limit, replacing a temporary one, and whether it is verified. A limit below the
 * current debt is allowed: credit purchases are refused until enough is paid. Refuses an unknown agency with
 * `not_found`, and a fraction.
 */
export async function setCreditLimit(trx: Trx, terms: CreditTerms): Promise<Wallet> {
  const { agencyId, creditLimit, verified, userId = null, reason = '', now } = terms;
  const { balance } = await readWallet(trx, agencyId, now);
  refuseFraction('credit_limit', { ...balance, amount: creditLimit });
  await changeTerms(trx, { agencyId, now }, async () => {
    const usual = { credit_limit: creditLimit, temporary_limit: null, temporary_until: null, reason };
    await amendContract(trx, { agencyId, userId, now }, usual);
    if (verified !== undefined) await updateVerified(trx, agencyId, verified, now);
  });
  return readWallet(trx, agencyId, now);
}
