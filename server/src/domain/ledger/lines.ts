import type { PayChannel } from '../order-facts.ts';

/** Kinds of ledger account: the first three exist per agency, `payable` per supplier, the others belong to the seller. */
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
  | 'withholding_receivable'
  | 'cost_of_sales'
  | 'payable';

/** One side of a posting in minor units: debit positive, credit negative. */
export interface Line {
  account: AccountKind;
  amount: number;
}

/** Lines for money from the agency that arrives at the bank. */
export function topUpLines(amount: number): Line[] {
  return balanced([debit('bank_clearing', amount), credit('deposit', amount)]);
}

/** Lines for bank charges on a receipt borne by the seller; the receipt itself is credited in full. */
export function bankChargeLines(amount: number): Line[] {
  return balanced([debit('bank_charges', amount), credit('bank_clearing', amount)]);
}

/** Lines for a repayment of the deposit to the agency. */
export function payBackLines(amount: number): Line[] {
  return reversed(topUpLines(amount));
}

/** Lines for the payment of an order: its price is held until the service is completed. */
export function payLines(channel: PayChannel, total: number): Line[] {
  return balanced([debit(payerAccount(channel), total), credit('order_hold', total)]);
}

/** Lines for a change of price before the service: more is held, or part of it returns to its source. */
export function changeLines(channel: PayChannel, difference: number): Line[] {
  return balanced([debit(payerAccount(channel), difference), credit('order_hold', difference)]);
}

/** Lines for the completion of a service: its price becomes revenue. */
export function completeLines(total: number): Line[] {
  return balanced([debit('order_hold', total), credit('sales', total)]);
}

/** Lines for the early end of an order: the fee is kept, the rest returns to its source. */
export function endLines(channel: PayChannel, total: number, fee: number): Line[] {
  return balanced([
    debit('order_hold', total),
    credit(payerAccount(channel), total - fee),
    credit('penalty_income', fee),
  ]);
}

/** Lines for paying the open credit of an order from the deposit. */
export function payEarlyLines(amount: number): Line[] {
  return balanced([debit('deposit', amount), credit('receivable', amount)]);
}

/**
 * Lines for a refund of revenue: `offDebt` reduces the order's debt, the rest goes to the deposit.
 * `income` is the debited account: the sale itself, returns for goodwill, or a fee.
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

/** Lines for a confirmed charge after the service; nothing is held because the service is completed. */
export function adjustmentLines(channel: PayChannel, amount: number): Line[] {
  return balanced([debit(payerAccount(channel), amount), credit('sales', amount)]);
}

/** Lines for the purchase of an article; nothing is held because it can be read at once. */
export function articleLines(price: number): Line[] {
  return balanced([debit('deposit', price), credit('sales', price)]);
}

/**
 * Lines that move the tax included in sales and fees to the liability towards the tax office; negative
 * amounts reduce it.
 */
export function taxOwedLines(ofServices: number, ofFees: number): Line[] {
  return balanced([
    debit('sales', ofServices),
    debit('penalty_income', ofFees),
    credit('tax_payable', ofServices + ofFees),
  ]);
}

/** Lines for the cost of a service that the seller owes to its supplier; a negative amount reduces it. */
export function costLines(amount: number): Line[] {
  return balanced([debit('cost_of_sales', amount), credit('payable', amount)]);
}

/** Lines for money that is paid to a supplier. */
export function supplierPaymentLines(amount: number): Line[] {
  return balanced([debit('payable', amount), credit('bank_clearing', amount)]);
}

/** Reverses a posting; the corrected one follows as a separate posting. */
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

/** Drops zero lines; throws if the posting does not add up to zero, which is a programming error. */
export function balanced(lines: readonly Line[]): Line[] {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== 0 || lines.some(({ amount }) => !Number.isSafeInteger(amount))) {
    throw new RangeError(`A posting adds up to ${total}`);
  }
  return lines.filter(({ amount }) => amount !== 0);
}
