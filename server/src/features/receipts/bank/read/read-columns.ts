import { plainCode } from '@serai/contract/normal-text';
import type { BankMapping } from '@serai/contract/receipts/bank';
import { type BankColumn, bankColumns } from '@serai/contract/receipts/bank-words';
import { findTitles, guessMapping } from './guess-mapping.ts';
import { readDay } from './read-day.ts';
import { readSum } from './read-sum.ts';
import { type Statement, type StatementFault, type StatementLine, sentSum } from './statement-line.ts';

/** Lines of a sheet, with its titles and the columns that were used. */
export interface ReadSheet extends Statement {
  columns: string[];
  mapping: BankMapping;
}

/** Reads the lines of a sheet by its columns; rows without a date and a sum, such as totals, are no lines. */
export function readColumns(
  rows: readonly string[][],
  currency: string,
  wanted: BankMapping | undefined,
): ReadSheet {
  const at = findTitles(rows, wanted);
  const header = (rows[at] ?? []).map((title) => title.trim());
  const below = rows.slice(at + 1);
  const isUsable = wanted && bankColumns.some((name) => wanted[name] && header.includes(wanted[name]));
  const mapping = isUsable ? wanted : guessMapping(header, below);
  const faults: StatementFault[] = [];
  const lines = below.flatMap((row, index) => {
    const cell = (name: BankColumn) => cellOf(row, header, mapping[name]);
    if (!cell('booked_on') && !cell('amount') && !cell('credit') && !cell('debit')) return [];
    // Sheets count rows from one.
    return readLine({ row: at + index + 2, cell, currency, mapping, faults }) ?? [];
  });
  return { columns: header.filter((title) => title !== ''), mapping, lines, faults };
}

function cellOf(row: readonly string[], header: readonly string[], title: string): string {
  return title === '' ? '' : (row[header.indexOf(title)]?.trim() ?? '');
}

interface Reading {
  row: number;
  cell: (name: BankColumn) => string;
  currency: string;
  mapping: BankMapping;
  faults: StatementFault[];
}

function readLine({ row, cell, currency, mapping, faults }: Reading): StatementLine | undefined {
  const refuse = (name: BankColumn, reason: StatementFault['reason']) => {
    faults.push({ row, column: mapping[name], text: cell(name).slice(0, 100), reason });
    return undefined;
  };
  const booked_on = readDay(cell('booked_on'), mapping.day_order);
  if (!booked_on) return refuse('booked_on', 'day_invalid');
  const value_date = cell('value_date') ? readDay(cell('value_date'), mapping.day_order) : booked_on;
  if (!value_date) return refuse('value_date', 'day_invalid');
  const sums = (['amount', 'credit', 'debit'] as const).filter((name) => cell(name) !== '');
  const wrong = sums.find((name) => readSum(cell(name), currency) === undefined);
  if (wrong) return refuse(wrong, 'sum_invalid');
  const sumOf = (name: BankColumn) => (cell(name) ? readSum(cell(name), currency)! : 0);
  // Some banks write money out below zero in its own column.
  const amount = sumOf('amount') + sumOf('credit') - Math.abs(sumOf('debit'));
  if (amount === 0) return refuse(mapping.amount ? 'amount' : 'credit', 'sum_missing');
  return {
    row,
    booked_on,
    value_date,
    amount,
    payer: cell('payer'),
    reference: cell('reference'),
    remittance: cell('remittance'),
    sent: sentOf(cell, { currency, amount }),
  };
}

function sentOf(cell: Reading['cell'], of: { currency: string; amount: number }): StatementLine['sent'] {
  const code = plainCode(cell('sent_currency')).trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return null;
  return sentSum(code, readSum(cell('sent_amount'), code), of);
}
