import type { Sheet } from '../../../platform/sheets/sheet.ts';
import { creditOf, debitOf, type Journal, textOf } from './journal.ts';

/** Longest description that the program keeps. */
const maxText = 200;

/**
 * Journal entries that QuickBooks Online imports. It finds accounts by name, and lines of receivables need the name of
 * a customer.
 */
export function quickbooks({ month, lines }: Journal): Sheet {
  return {
    name: 'Journal Entries',
    columns: [
      { title: 'Journal No', width: 16 },
      { title: 'Journal Date', width: 12 },
      { title: 'Account Name', width: 28 },
      { title: 'Debits', width: 14 },
      { title: 'Credits', width: 14 },
      { title: 'Description', width: 44 },
      { title: 'Name', width: 28 },
    ],
    rows: lines.map((line) => [
      `${month}-${line.number}`,
      americanDay(line.day),
      line.accountName,
      debitOf(line),
      creditOf(line),
      textOf(line, 'en', maxText),
      line.account === 'receivable' ? line.agency : '',
    ]),
  };
}

function americanDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
