import { isCivilDate } from '@serai/contract/civil-date';
import { readAmount } from '@serai/contract/currency';
import type { BankFault } from '@serai/contract/receipts/bank-words';
import type { Statement, StatementLine } from './statement-line.ts';

/** Line `:61:`: value date, day of booking, mark, sum, type, reference of the owner, and of the bank after `//`. */
const entry =
  /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD])[A-Z]?(\d{1,15},\d{0,3})[A-Z][A-Z0-9]{3}([^/\n]{0,16})(?:\/\/([^\n]{0,34}))?(?:\n([^\n]*))?/;

/** Reads a statement in the SWIFT format MT940. Undefined if the file is no such statement. */
export function readMt940(text: string, currency: string): Statement | undefined {
  const fields = fieldsOf(text);
  if (!fields.some(({ tag }) => tag === '60F' || tag === '60M') || !fields.some(({ tag }) => tag === '25')) {
    return undefined;
  }
  const read: Statement = { lines: [], faults: [] };
  let row = 0;
  for (const { tag, value } of fields) {
    const last = read.lines.at(-1);
    if (/^60[FM]$/.test(tag)) refuseOther(value, currency, row + 1, read);
    else if (tag === '61') {
      row += 1;
      const line = readEntry(value, row, currency);
      if (typeof line !== 'string') read.lines.push(line);
      else read.faults.push({ row, column: ':61:', text: value.slice(0, 100), reason: line });
    } else if (tag === '86' && last?.row === row) Object.assign(last, described(value, last));
  }
  // Sums of another currency are not read as those of the account.
  return read.faults.some(({ reason }) => reason === 'currency_differs') ? { ...read, lines: [] } : read;
}

/** The opening balance names the currency: `C261120THB1000,00`. */
function refuseOther(value: string, currency: string, row: number, read: Statement): void {
  const given = value.slice(7, 10);
  if (given !== currency) read.faults.push({ row, column: ':60:', text: given, reason: 'currency_differs' });
}

/** Reads a line `:61:`, or returns why it cannot be read. */
function readEntry(value: string, row: number, currency: string): StatementLine | BankFault {
  const found = entry.exec(value);
  if (!found) return 'sum_invalid';
  const [, year = '', month = '', day = '', booked, mark = '', sum = '', owner = '', bank = '', more = ''] =
    found;
  const value_date = `20${year}-${month}-${day}`;
  const booked_on = booked ? bookedDay(value_date, booked) : value_date;
  if (!isCivilDate(value_date) || !isCivilDate(booked_on)) return 'day_invalid';
  const amount = readAmount(sum.replace(',', '.').replace(/\.$/, ''), currency);
  if (!amount) return 'sum_invalid';
  // A reversed credit takes money out, a reversed debit brings it back.
  const isIn = mark === 'C' || mark === 'RD';
  return {
    row,
    booked_on,
    value_date,
    amount: isIn ? amount : -amount,
    payer: '',
    reference: bank.trim() || (owner.trim() === 'NONREF' ? '' : owner.trim()),
    remittance: more.trim(),
    sent: null,
  };
}

/** The booking has no year: it is the one nearest to the value date. */
function bookedDay(valueDate: string, booked: string): string {
  const year = Number(valueDate.slice(0, 4));
  const day = `${booked.slice(0, 2)}-${booked.slice(2)}`;
  const away = (candidate: number) =>
    Math.abs(Date.parse(`${candidate}-${day}T00:00:00Z`) - Date.parse(`${valueDate}T00:00:00Z`));
  const nearest = [year, year - 1, year + 1].sort((one, other) => away(one) - away(other))[0]!;
  return `${nearest}-${day}`;
}

/** Payer and text of a line `:86:`: by subfields `?20`–`?33`, by words `/NAME/` and `/REMI/`, or plain. */
function described(value: string, line: StatementLine): Pick<StatementLine, 'payer' | 'remittance'> {
  const joined = value.replace(/\n/g, '');
  const parts = [...joined.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code = '', text = '']) => ({
    code: Number(code),
    text,
  }));
  const textOf = (isWanted: (code: number) => boolean) =>
    parts
      .filter(({ code }) => isWanted(code))
      .map(({ text }) => text)
      .join('');
  if (parts.length > 0) {
    return {
      payer: textOf((code) => code === 32 || code === 33),
      remittance: joinTexts(
        line.remittance,
        textOf((code) => (code >= 20 && code <= 29) || code >= 60),
      ),
    };
  }
  const word = (name: string) => new RegExp(`/${name}/([^/]*)`).exec(joined)?.[1] ?? '';
  const named = word('NAME') || word('ORDP');
  const text = word('REMI');
  return {
    payer: named,
    remittance: joinTexts(line.remittance, text || (named ? '' : value.replace(/\n/g, ' '))),
  };
}

const joinTexts = (...texts: string[]) => texts.filter((text) => text !== '').join(' ');

/** Fields of a message: `:61:` and what follows until the next tag. */
function fieldsOf(text: string): { tag: string; value: string }[] {
  const plain = text.replace(/\r\n?/g, '\n');
  return [...plain.matchAll(/^:(\d{2}[A-Z]?):([\s\S]*?)(?=^:\d{2}[A-Z]?:|^-\}?|$(?![\s\S]))/gm)].map(
    ([, tag = '', value = '']) => ({ tag, value: value.replace(/\n+$/, '') }),
  );
}
