import { addDays } from '@serai/contract/dates';
import { type BankMapping, bankMapping } from '@serai/contract/receipts/bank';
import type { BankLineState } from '@serai/contract/receipts/bank-words';
import * as z from 'zod/mini';
import type { Db, Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { findDeskCalendar } from '../../site/site.ts';
import { type findFile, findKnownKeys } from './bank-store.ts';
import { lineKeys } from './line-key.ts';
import { type ReadFile, readBankFile } from './read/read-bank-file.ts';
import type { StatementFault, StatementLine } from './read/statement-line.ts';
import { type BankRule, ruleFor } from './rules/apply-rules.ts';
import { listRules } from './rules/bank-rule-store.ts';

/** A line with its key and what its import would do. */
export interface JudgedLine {
  line: StatementLine;
  key: string;
  state: BankLineState;
  /** Rule that settles the line. */
  rule: BankRule | undefined;
}

export type OpenStatement = Omit<ReadFile, 'lines'> & { lines: JudgedLine[] };

/** Days after the seller's day that a bank's value date may lie ahead. */
const aheadDays = 7;

/**
 * Reads a stored statement, with the columns given or saved, compares its lines with those imported before, and finds the
 * rules of the account that settle new ones. Rows in `unruled` follow no rule.
 */
export async function openStatement(
  db: Db | Trx,
  file: Awaited<ReturnType<typeof findFile>>,
  wanted: BankMapping | undefined,
  now: Date,
  unruled: readonly number[] = [],
): Promise<OpenStatement> {
  const saved = z.safeParse(bankMapping, file.mapping);
  const read = await readBankFile(file, file.currency, wanted ?? (saved.success ? saved.data : undefined));
  const { tz } = await findDeskCalendar(db);
  const today = localDate(now.getTime(), tz);
  const faults = [...read.faults];
  const lines = read.lines.filter((line) => {
    const fault = dayFaultOf(line, today);
    if (fault) faults.push(fault);
    return !fault;
  });
  const keys = lineKeys(lines);
  const known = await findKnownKeys(db, file.account_id, keys);
  const rules = await listRules(db, file.account_id);
  return {
    ...read,
    faults: faults.sort((one, other) => one.row - other.row),
    lines: lines.map((line, at) => {
      const key = keys[at]!;
      if (known.has(key)) return { line, key, state: 'known', rule: undefined };
      const rule = unruled.includes(line.row) ? undefined : ruleFor(line, rules);
      return { line, key, state: rule?.kind ?? (line.amount < 0 ? 'debit' : 'new'), rule };
    }),
  };
}

/** Days that no receipt can have: in the future, or more than a year ago. */
function dayFaultOf(
  { row, booked_on, value_date }: StatementLine,
  today: string,
): StatementFault | undefined {
  const fault = { row, column: '', text: booked_on };
  if (booked_on > today || value_date > addDays(today, aheadDays))
    return { ...fault, reason: 'day_in_future' };
  if (booked_on < addDays(today, -366)) return { ...fault, reason: 'day_too_old' };
  return undefined;
}
