import type { Money } from '@serai/contract/money';
import type { Trx } from '../../calls.ts';
import { creditLeft } from '../../domain/exposure.ts';
import type { AccountKind } from '../../domain/ledger/lines.ts';
import { announce } from '../messages/messages.ts';
import { findFinance } from '../people/people.ts';
import type { MoneyTerms } from './wallet-store.ts';

/** Balance of an agency account, debit positive, with its currency. */
interface Standing {
  kind: AccountKind;
  balance: number;
  currency: string;
}

/** Thresholds of the credit left, in percent of the limit. */
const creditLevels = [40, 20, 0] as const;

/**
 * Level of the money left. Credit: 1 = at most 40 %, 2 = at most 20 %, 3 = none. Deposit: 1 = below the
 * contract's low balance. 0 = enough, or not applicable.
 */
export function levelOf({ kind, balance }: Standing, terms: MoneyTerms): number {
  if (kind === 'deposit') return -balance < terms.low_balance ? 1 : 0;
  if (kind !== 'receivable' || !terms.verified || terms.credit_limit <= 0) return 0;
  const left = creditLeft(terms.credit_limit, balance);
  return creditLevels.filter((percent) => left * 100 <= terms.credit_limit * percent).length;
}

/**
 * Level to store after a movement. An earlier notification is void once enough is left again, even through a
 * higher limit alone; incoming money never notifies.
 */
export function levelAfter(
  account: Standing & { told_level: number },
  { amount, after }: { amount: number; after: number },
  terms: MoneyTerms,
): { level: number; isNews: boolean } {
  const armed = Math.min(account.told_level, levelOf(account, terms));
  const level = levelOf({ ...account, balance: after }, terms);
  return amount > 0 ? { level, isNews: level > armed } : { level: Math.min(armed, level), isNews: false };
}

/**
 * Notifies an agency's owners and finance members, in the transaction of the movement, that little is left on
 * an account.
 */
export async function announceLow(
  trx: Trx,
  { kind, balance, currency }: Standing,
  terms: MoneyTerms,
  { agencyId, now }: { agencyId: number; now: Date },
): Promise<void> {
  const money = (amount: number): Money => ({ amount, currency });
  const to = { agencyId, to: await findFinance(trx, agencyId), now };
  if (kind === 'deposit') {
    const facts = { balance: money(0 - balance), low_balance: money(terms.low_balance) };
    return announce(trx, { event: 'balance_low', facts, ...to });
  }
  const sums = { limit: money(terms.credit_limit), used: money(balance) };
  const level = levelOf({ kind, balance, currency }, terms);
  if (level === creditLevels.length) return announce(trx, { event: 'credit_used_up', facts: sums, ...to });
  const left = money(creditLeft(terms.credit_limit, balance));
  const facts = { percent: creditLevels[level - 1], left, ...sums };
  return announce(trx, { event: 'credit_low', facts, ...to });
}
