import type { Trx } from '../../calls.ts';
import { creditLeft } from '../../domain/exposure.ts';
import type { Line } from '../../domain/ledger/lines.ts';
import { formatMoney } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { announceLow, levelAfter } from './low-money.ts';
import { refuseClosedDay } from './month-store.ts';
import type { AgencyEntry, Posting, SellerEntry } from './posting.ts';
import {
  insertPosting,
  type LockedAccount,
  lockAccounts,
  type MoneyTerms,
  type SellerAccount,
} from './wallet-store.ts';

/**
 * Writes a posting. Locks the agency's accounts in id order, then refuses: too little money with
 * `balance_too_low`, `credit_too_low`, `credit_not_verified`, `credit_overdue` or `credit_stopped`; a balance
 * beyond exact integers with `sum_too_large`; a date in a closed month with `month_closed`; anything with
 * `money_stopped` while the agency's ledger is being checked. Notifies the agency if little is left. A caller
 * that also locks an order locks it first.
 * @returns The id of the posting, or of the earlier posting with the same key.
 */
export async function post(trx: Trx, posting: Posting): Promise<number> {
  if (posting.lines.length === 0) throw new RangeError(`A posting ${posting.key} moves nothing`);
  const kinds = posting.lines.map(({ account }) => account);
  if (posting.bookedOn) await refuseClosedDay(trx, posting.bookedOn);
  const { own, seller, terms } = await lockAccounts(trx, posting.agencyId, kinds, posting.now);
  if (terms.money_stopped) throw new AppError('money_stopped');
  // A month is closed on all accounts of an agency at once.
  const closedBefore = own[0]?.closed_before;
  if (closedBefore && posting.now < closedBefore) throw new AppError('month_closed');
  const low: LockedAccount[] = [];
  const entries = posting.lines.map((line) => {
    const account = own.find(({ kind }) => kind === line.account);
    if (!account) return sellerEntry(line, seller);
    const { entry, isNews } = moveAccount(line, account, terms);
    refuseOverdraft(entry, account, terms, posting.restores);
    if (isNews) low.push({ ...account, balance: entry.after });
    return entry;
  });
  const { id, isNew } = await insertPosting(trx, posting, entries);
  if (isNew) for (const account of low) await announceLow(trx, account, terms, posting);
  return id;
}

function moveAccount(
  line: Line,
  account: LockedAccount,
  terms: MoneyTerms,
): { entry: AgencyEntry; isNews: boolean } {
  const { id: accountId, balance: before } = account;
  const after = before + line.amount;
  // Sums beyond this are no longer exact.
  if (!Number.isSafeInteger(after)) throw new AppError('sum_too_large');
  const { level, isNews } = levelAfter(account, { amount: line.amount, after }, terms);
  const limit = account.kind === 'receivable' ? terms.credit_limit : 0;
  return { entry: { ...line, accountId, before, after, limit, level }, isNews };
}

function sellerEntry(line: Line, seller: readonly SellerAccount[]): SellerEntry {
  const account = seller.find(({ kind }) => kind === line.account);
  if (!account) throw new Error(`There is no ${line.account} account`);
  return { ...line, accountId: account.id, before: null, after: null, limit: null, level: null };
}

function refuseOverdraft(
  entry: AgencyEntry,
  account: LockedAccount,
  terms: MoneyTerms,
  restores: true | undefined,
): void {
  if (entry.account === 'deposit' && entry.amount > 0 && entry.after > 0) {
    throw shortOf('balance_too_low', entry.amount, -entry.before, account.currency);
  }
  if (entry.account !== 'receivable' || entry.amount <= 0 || restores) return;
  if (!terms.verified) throw new AppError('credit_not_verified');
  if (terms.credit_stopped) throw new AppError('credit_stopped');
  if (terms.credit_overdue) throw new AppError('credit_overdue');
  const left = creditLeft(entry.limit, entry.before);
  if (entry.amount > left) throw shortOf('credit_too_low', entry.amount, left, account.currency);
}

function shortOf(
  code: 'balance_too_low' | 'credit_too_low',
  needed: number,
  available: number,
  currency: string,
): AppError {
  const sums = { needed: { amount: needed, currency }, available: { amount: available, currency } };
  return new AppError(code, {
    facts: { needed: formatMoney(sums.needed), available: formatMoney(sums.available) },
    data: sums,
  });
}
