import type { Money } from '@serai/contract/money';
import type { Trx } from '../../calls.ts';
import { creditLeft } from '../../domain/exposure.ts';
import type { AccountKind } from '../../domain/ledger/lines.ts';
import { announce } from '../messages/messages.ts';
import { findFinance } from '../people/people.ts';
import type { MoneyTerms } from './wallet-store.ts';

/** An account of an agency as it stands, debit positive, and in which currency. */
interface Standing {
  kind: AccountKind;
  balance: number;
  currency: string;
}

/** Percent of the limit that are left, at most, from each level of the credit on. */
const creditLevels = [40, 20, 0] as const;

/**
 * How little is left: of the credit 1 = at most 40 %, 2 = at most 20 %, 3 = nothing; of the deposit 1 = less than the
 * contract's low balance; 0 = enough, or nothing that could run low.
 */
export function levelOf({ kind, balance }: Standing, terms: MoneyTerms): number {
  if (kind === 'deposit') return -balance < terms.low_balance ? 1 : 0;
  if (kind !== 'receivable' || !terms.verified || terms.credit_limit <= 0) return 0;
  const left = creditLeft(terms.credit_limit, balance);
  return creditLevels.filter((percent) => left * 100 <= terms.credit_limit * percent).length;
}

/**
 * The level to keep once an account has moved. What was told before counts no more once as much is left again, be it by
 * a higher limit alone; money that comes in tells nothing.
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

/** Notifies an agency's owners and finance, in the transaction of what made it so, that little is left on an account. */
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
