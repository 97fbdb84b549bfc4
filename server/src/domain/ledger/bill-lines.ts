import { balanced, type Line } from './lines.ts';

/** A payment that settles a bill or part of it, in minor units. */
export interface BillPayment {
  /**
   * Source: the agency's deposit (paid by the agency or set off by the seller), a bank receipt, or the
   * certificate for tax that the agency withheld, which the tax office owes to the seller.
   */
  source: 'deposit' | 'set_off' | 'receipt' | 'withholding';
  /** Settled part of the bill. */
  amount: number;
  /** Part of it deducted by the agency's bank. */
  bankCharge: number;
  /** Part of it lost by the exchange rate of another currency; negative for a gain. */
  fxDifference: number;
}

export function billPaidLines({ source, amount, bankCharge, fxDifference }: BillPayment): Line[] {
  return balanced([
    { account: accountOf(source), amount: amount - bankCharge - fxDifference },
    { account: 'bank_charges', amount: bankCharge },
    { account: 'fx_difference', amount: fxDifference },
    { account: 'receivable', amount: -amount },
  ]);
}

/** Lines for writing off part of a bill. */
export function writtenOffLines(amount: number): Line[] {
  return balanced([
    { account: 'bad_debt', amount },
    { account: 'receivable', amount: -amount },
  ]);
}

/** Lines for the payment of a debt that was written off. */
export function recoveredLines(source: BillPayment['source'], amount: number): Line[] {
  return balanced([
    { account: accountOf(source), amount },
    { account: 'bad_debt', amount: -amount },
  ]);
}

/** Lines for closing a bill with a negative total: the credit goes to the agency's deposit. */
export function creditedLines(amount: number): Line[] {
  return balanced([
    { account: 'receivable', amount },
    { account: 'deposit', amount: -amount },
  ]);
}

function accountOf(source: BillPayment['source']): 'deposit' | 'bank_clearing' | 'withholding_receivable' {
  if (source === 'withholding') return 'withholding_receivable';
  return source === 'receipt' ? 'bank_clearing' : 'deposit';
}
