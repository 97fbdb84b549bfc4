import { shownText } from '@serai/contract/currency';
import type { Sheet } from '../../../platform/sheets/sheet.ts';
import type { Journal, JournalLine } from './journal.ts';

/** Maximum lines of a file that Xero imports. */
const maxLines = 300;

/** Name of the tax rate for lines without tax: the tax has its own account. */
const noTax = 'Tax Exempt';

/**
 * Manual journals that Xero imports: debits positive, credits negative. Xero takes few lines per file, so the postings
 * of a day become one journal with a debit and a credit per account; if those are too many, the month becomes one.
 */
export function xero({ month, lines }: Journal): Sheet {
  const daily = summarise(lines, ({ day }) => day);
  const rows = daily.length <= maxLines ? daily : summarise(lines, () => lines.at(-1)!.day);
  return {
    name: 'Manual journals',
    columns: [
      { title: '*Narration', width: 24 },
      { title: '*Date', width: 12 },
      { title: 'Description', width: 28 },
      { title: '*AccountCode', width: 14 },
      { title: '*TaxRate', width: 14 },
      { title: '*Amount', width: 14 },
    ],
    rows: rows.map(({ day, code, accountName, amount, currency }) => [
      `Serai ${daily.length <= maxLines ? day : month}`,
      britishDay(day),
      accountName,
      code,
      noTax,
      { decimal: shownText(amount, currency) },
    ]),
  };
}

/** Adds the debits and the credits of each account, in journals by day. */
function summarise(lines: readonly JournalLine[], dayOf: (line: JournalLine) => string): JournalLine[] {
  const sums = new Map<string, JournalLine>();
  for (const line of lines) {
    const day = dayOf(line);
    const key = `${day} ${line.account} ${line.currency} ${line.amount > 0}`;
    const amount = (sums.get(key)?.amount ?? 0) + line.amount;
    sums.set(key, { ...line, day, amount });
  }
  return [...sums.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function britishDay(day: string): string {
  return day.split('-').reverse().join('/');
}
