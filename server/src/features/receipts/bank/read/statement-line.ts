import type { Money } from '@serai/contract/money';
import type { BankFault } from '@serai/contract/receipts/bank-words';

/** One entry of a statement. */
export interface StatementLine {
  /** Row of a sheet, or number of the entry. */
  row: number;
  booked_on: string;
  value_date: string;
  /** Minor units of the account's currency; negative if money left the account. */
  amount: number;
  payer: string;
  reference: string;
  remittance: string;
  /** Sum that the payer sent, if in another currency and stated by the bank; only for money that arrived. */
  sent: Money | null;
}

/** A row that cannot be read, with the offending text. */
export interface StatementFault {
  row: number;
  column: string;
  text: string;
  reason: BankFault;
}

export interface Statement {
  lines: StatementLine[];
  faults: StatementFault[];
}

/** Lengths at which texts of a bank are cut, as the columns of a receipt allow. */
const longest = { payer: 100, reference: 60, remittance: 300 };

/** Trims the texts of a line and cuts them to the lengths that receipts allow. */
export function cutTexts(line: StatementLine): StatementLine {
  const cut = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most).trim();
  return {
    ...line,
    payer: cut(line.payer, longest.payer),
    reference: cut(line.reference, longest.reference),
    remittance: cut(line.remittance, longest.remittance),
  };
}

/**
 * Sum that the payer sent, as a bank states it in minor units of a currency. Null without one, in the account's currency,
 * and for money that left.
 */
export function sentSum(
  currency: string,
  amount: number | undefined,
  of: { currency: string; amount: number },
): Money | null {
  const isStated = amount !== undefined && amount > 0 && currencies.has(currency);
  return isStated && of.amount > 0 && currency !== of.currency ? { amount, currency } : null;
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
