import { isPrintable } from '@serai/contract/text';
import { findHabit } from './excel-habits.ts';
import type { FaultCode, ImportFault } from './import-faults.ts';
import type { CsvRow } from './read-csv.ts';

/** Reads the cells of one row; faults are recorded and reading continues, so that all faults are found at once. */
export interface RowReader {
  line: number;
  text(field: string, options?: { optional?: boolean; max?: number }): string;
  /** Text printed on vouchers. */
  printed(field: string, options?: { optional?: boolean; max?: number }): string;
  code(field: string, options?: { optional?: boolean }): string;
  choice<T extends string>(field: string, choices: readonly T[]): T;
  /** As above; an empty cell means one of the choices. */
  choiceOr<T extends string>(field: string, choices: readonly T[], empty: T): T;
  /** A whole number. */
  integer(field: string, low: number, high: number): number;
  integerOrNull(field: string, low: number, high: number): number | null;
  number(field: string, low: number, high: number): number;
  yes(field: string): boolean;
  /** Whether the `replace` column declares the file's rows to be the owner's complete set. */
  replaces(): boolean;
  /** Words separated by spaces, each one of the choices. */
  words(field: string, choices: readonly string[]): string[];
  /** A cell that must pass the test. */
  tested(field: string, fits: (value: string) => boolean, code: FaultCode): string;
  /** Parses a cell with its own notation; undefined, with a fault recorded, if it cannot be parsed. */
  parsed<R extends object>(
    field: string,
    read: (text: string) => R,
  ): Exclude<R, { fault: FaultCode }> | undefined;
  fault(field: string, code: FaultCode, facts?: ImportFault['facts']): void;
}

/** Reads a `yes` or `no` cell, including `TRUE` or `FALSE` from a spreadsheet; undefined for other words. */
export function readYes(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  if (word === 'yes' || word === 'true') return true;
  return word === 'no' || word === 'false' ? false : undefined;
}

/** Creates a reader for one row of a file. */
export function makeRowReader(file: string, row: CsvRow, faults: ImportFault[]): RowReader {
  const fault: RowReader['fault'] = (field, code, facts = {}) => {
    const habit = findHabit(row.cells[field] ?? '', code, facts);
    faults.push({ file, line: row.line, field, code, facts, ...(habit ? { habit } : {}) });
  };
  const text: RowReader['text'] = (field, { optional = false, max = 200 } = {}) => {
    const value = row.cells[field]!;
    if (value === '' && !optional) fault(field, 'required');
    else if (value.length > max) fault(field, 'too_long', { limit: max });
    else if (value.includes('\uFFFD')) fault(field, 'not_utf8');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be stored.
    else if (/[\u0000-\u0008\u000B-\u001F\u007F]/.test(value)) fault(field, 'bad_text');
    return value;
  };
  const printed: RowReader['printed'] = (field, options) => {
    const value = text(field, options);
    if (!isPrintable(value)) fault(field, 'unprintable');
    return value;
  };
  const number = (field: string, low: number, high: number, shape: RegExp, code: FaultCode) => {
    const value = text(field, { max: 24 });
    const read = Number(value);
    if (value !== '' && (!shape.test(value) || read < low || read > high))
      fault(field, code, { value, low, high });
    return read;
  };
  const choice: RowReader['choice'] = (field, choices) => {
    const value = text(field) as (typeof choices)[number];
    if (value !== ('' as string) && !choices.includes(value))
      fault(field, 'bad_choice', { value, choices: choices.join(', ') });
    return value;
  };
  const yes: RowReader['yes'] = (field) => {
    const known = readYes(row.cells[field]!);
    return known ?? choice(field, ['yes', 'no']) === 'yes';
  };
  const tested: RowReader['tested'] = (field, fits, code) => {
    const value = text(field);
    if (value !== '' && !fits(value)) fault(field, code, { value });
    return value;
  };
  const parsed = <R extends object>(field: string, read: (text: string) => R) => {
    const value = text(field, { max: 1000 });
    const reading = read(value) as
      | Exclude<R, { fault: FaultCode }>
      | { fault: FaultCode; facts?: ImportFault['facts'] };
    if (!('fault' in reading)) return reading;
    if (value !== '') fault(field, reading.fault as FaultCode, { value, ...reading.facts });
    return undefined;
  };
  const integer: RowReader['integer'] = (field, low, high) =>
    number(field, low, high, /^-?\d+$/, 'bad_integer');
  return {
    line: row.line,
    text,
    printed,
    fault,
    choice,
    choiceOr: (field, choices, empty) => (row.cells[field] === '' ? empty : choice(field, choices)),
    tested,
    parsed,
    integer,
    integerOrNull: (field, low, high) => (row.cells[field] === '' ? null : integer(field, low, high)),
    number: (field, low, high) => number(field, low, high, /^-?\d+(\.\d+)?$/, 'bad_number'),
    yes,
    replaces: () => row.cells.replace !== undefined && row.cells.replace !== '' && yes('replace'),
    code: (field, { optional = false } = {}) =>
      optional && row.cells[field] === ''
        ? ''
        : tested(field, (value) => /^[A-Za-z0-9._-]{1,64}$/.test(value), 'bad_code'),
    words: (field, choices) => {
      const words = text(field, { optional: true, max: 1000 }).split(/\s+/).filter(Boolean);
      for (const value of words) {
        if (!choices.includes(value)) fault(field, 'bad_choice', { value, choices: choices.join(', ') });
      }
      return [...new Set(words)];
    },
  };
}
