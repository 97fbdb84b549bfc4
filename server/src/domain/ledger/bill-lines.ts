import { balanced, type Line } from './lines.ts';

/** What settles a bill, or a part of it, in minor units. */
export interface BillPayment {
  /**
   * From the agency's deposit (paid by the agency or set off by the seller), by money at the bank, or by the certificate of
   * a tax that the agency withheld: the tax office owes it to the seller.
   */
  source: 'deposit' | 'set_off' | 'receipt' | 'withholding';
  /** What of the bill it settles. */
  amount: number;
  /** What of that the agency's bank kept. */
  bankCharge: number;
  /** What of that was lost by the rate of another currency; below zero what was gained. */
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

/** What of a bill is given up. */
export function writtenOffLines(amount: number): Line[] {
  return balanced([
    { account: 'bad_debt', amount },
    { account: 'receivable', amount: -amount },
  ]);
}

/** What was written off is paid after all. */
export function recoveredLines(source: BillPayment['source'], amount: number): Line[] {
  return balanced([
    { account: accountOf(source), amount },
    { account: 'bad_debt', amount: -amount },
  ]);
}

/** A bill below zero closes: what the agency is owed goes to its deposit. */
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
