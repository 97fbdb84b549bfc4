import type { PayChannel } from '../order-facts.ts';

/** Accounts by kind: the first three are each agency's own, the others the seller's. */
export type AccountKind =
  | 'deposit'
  | 'receivable'
  | 'order_hold'
  | 'sales'
  | 'sales_returns'
  | 'penalty_income'
  | 'bank_clearing'
  | 'bad_debt'
  | 'bank_charges'
  | 'fx_difference'
  | 'tax_payable'
  | 'withholding_receivable';

/** One side of a posting in minor units: debit positive, credit negative. */
export interface Line {
  account: AccountKind;
  amount: number;
}

/** Money of the agency has arrived at the bank. */
export function topUpLines(amount: number): Line[] {
  return balanced([debit('bank_clearing', amount), credit('deposit', amount)]);
}

/** What banks kept of a receipt at the seller's cost; the receipt itself is credited as if all had arrived. */
export function bankChargeLines(amount: number): Line[] {
  return balanced([debit('bank_charges', amount), credit('bank_clearing', amount)]);
}

/** The deposit is paid back to the agency. */
export function payBackLines(amount: number): Line[] {
  return reversed(topUpLines(amount));
}

/** An order is paid: its price is held until the service is done. */
export function payLines(channel: PayChannel, total: number): Line[] {
  return balanced([debit(payerAccount(channel), total), credit('order_hold', total)]);
}

/** The price of what is still to be served changes: more is held, or part of it goes back to where it came from. */
export function changeLines(channel: PayChannel, difference: number): Line[] {
  return balanced([debit(payerAccount(channel), difference), credit('order_hold', difference)]);
}

/** The service is done, and its price is earned. */
export function completeLines(total: number): Line[] {
  return balanced([debit('order_hold', total), credit('sales', total)]);
}

/** An order ends early: the fee is kept, the rest goes back to where it came from. */
export function endLines(channel: PayChannel, total: number, fee: number): Line[] {
  return balanced([
    debit('order_hold', total),
    credit(payerAccount(channel), total - fee),
    credit('penalty_income', fee),
  ]);
}

/** What an order on credit still owes is paid from the deposit. */
export function payEarlyLines(amount: number): Line[] {
  return balanced([debit('deposit', amount), credit('receivable', amount)]);
}

/**
 * Part of what an order earned is given back: `offDebt` of it off what the order still owes, the rest to the deposit.
 * `income` is what it is taken from: the sale itself, what goodwill gives back, or a fee.
 */
export function giveBackLines(
  income: 'sales' | 'sales_returns' | 'penalty_income',
  amount: number,
  offDebt: number,
): Line[] {
  return balanced([
    debit(income, amount),
    credit('receivable', offDebt),
    credit('deposit', amount - offDebt),
  ]);
}

/** A charge after the service is confirmed; nothing is held for it, because the service is done. */
export function adjustmentLines(channel: PayChannel, amount: number): Line[] {
  return balanced([debit(payerAccount(channel), amount), credit('sales', amount)]);
}

/** An article is bought; nothing is held for it, because it can be read at once. */
export function articleLines(price: number): Line[] {
  return balanced([debit('deposit', price), credit('sales', price)]);
}

/** The tax in what was earned by services and by fees is owed to the tax office; below zero it is so no more. */
export function taxOwedLines(ofServices: number, ofFees: number): Line[] {
  return balanced([
    debit('sales', ofServices),
    debit('penalty_income', ofFees),
    credit('tax_payable', ofServices + ofFees),
  ]);
}

/** Undoes a posting; the right one follows it as a posting of its own. */
export function reversed(lines: readonly Line[]): Line[] {
  return balanced(lines.map(({ account, amount }) => ({ account, amount: -amount })));
}

function payerAccount(channel: PayChannel): AccountKind {
  return channel === 'balance' ? 'deposit' : 'receivable';
}

function debit(account: AccountKind, amount: number): Line {
  return { account, amount };
}

function credit(account: AccountKind, amount: number): Line {
  return { account, amount: -amount };
}

/** Lines of zero are left out; a posting that does not add up to zero is a mistake of the program. */
export function balanced(lines: readonly Line[]): Line[] {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== 0 || lines.some(({ amount }) => !Number.isSafeInteger(amount))) {
    throw new RangeError(`A posting adds up to ${total}`);
  }
  return lines.filter(({ amount }) => amount !== 0);
}
