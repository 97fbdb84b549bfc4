import type { BookAccount } from '@serai/contract/closing/words';
import { shownText } from '@serai/contract/currency';
import type { Lang } from '@serai/phrases/lang';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { postingName } from '../../wallet/wallet.ts';

/** A line of a company's journal: one entry of a posting. */
export interface JournalLine {
  /** Number of the posting within the month, from 1. */
  number: number;
  /** Civil day in the company's zone. */
  day: string;
  event: string;
  document: string;
  agency: string;
  memo: string;
  account: BookAccount;
  code: string;
  accountName: string;
  /** Minor units, debit positive. */
  amount: number;
  currency: string;
}

/** The postings of a company in a month, in order. */
export interface Journal {
  month: string;
  lines: readonly JournalLine[];
}

/** Debit of a line as a number, or null if it is a credit. */
export function debitOf({ amount, currency }: JournalLine): SheetCell {
  return amount > 0 ? { decimal: shownText(amount, currency) } : null;
}

/** Credit of a line as a number, or null if it is a debit. */
export function creditOf({ amount, currency }: JournalLine): SheetCell {
  return amount < 0 ? { decimal: shownText(-amount, currency) } : null;
}

/** Text of a line: event, document and agency, at most `most` characters. */
export function textOf({ event, document, agency }: JournalLine, lang: Lang, most: number): string {
  const text = [postingName(event, lang), document, agency].filter(Boolean).join(' ');
  return [...text].slice(0, most).join('');
}
