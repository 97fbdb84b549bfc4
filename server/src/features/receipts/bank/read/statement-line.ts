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
