import { createHash } from 'node:crypto';
import { keyOf } from '../reference-key.ts';
import type { StatementLine } from './read/statement-line.ts';

/**
 * Returns the keys that identify lines within their account, in their order: the bank's reference with day and sum,
 * because banks use short references again; without a reference a hash of all facts. Equal lines of one file are
 * counted, so that two equal payments of a day are two lines, and the same file again adds none.
 */
export function lineKeys(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = keyOfLine(line);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}:${count}`;
  });
}

function keyOfLine({ booked_on, amount, payer, reference, remittance }: StatementLine): string {
  const own = keyOf(reference);
  if (own !== '') return `${own}:${booked_on}:${amount}`;
  const facts = JSON.stringify([booked_on, amount, payer, remittance]);
  return `#${createHash('sha256').update(facts).digest('hex').slice(0, 32)}`;
}

/**
 * Reference of a receipt from a line: the bank's, otherwise the start of the line's hash. The second of two equal lines
 * has its number behind it, or it would be taken for the first.
 */
export function receiptReference({ reference }: StatementLine, key: string): string {
  if (keyOf(reference) === '') return key.replace(/^#(.{12}).{20}/, 'LINE-$1');
  const [, , , count] = key.split(':');
  return count === undefined ? reference : `${reference} #${count}`;
}
