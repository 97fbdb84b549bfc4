import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asRead, readCsv, readXlsx, takenOut } from '../../../test/read-sheet.ts';
import { figure } from '../../../test/reliability/figure.ts';
import { makeSheet } from './make-sheet.ts';
import type { Sheet, SheetCell } from './sheet.ts';

const columns = ['文字', 'Number', 'Date', 'Time'].map((title) => ({ title, width: 12 }));
const readers = { xlsx: readXlsx, csv: readCsv };
const formats = ['xlsx', 'csv'] as const;

const makeBoth = (rows: Sheet['rows']) =>
  Promise.all(
    formats.map(async (format) =>
      readers[format](await makeSheet({ format, sheet: { name: '订单', columns, rows } })),
    ),
  );

/** Any text that the database can hold, and those that look like formulas or like the marks of a file. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }).map((any) => any.replaceAll('\0', '')),
  fc
    .tuple(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '\n',
        '＝',
        "'",
        "'=",
        "''-",
        '_x000D_',
        '"',
        ',',
        '<&>',
      ),
      fc.string({ maxLength: 10 }),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('', 'constructor', '__proto__', '1e5', '2026-01-01', 'TRUE', ' 两端 '),
);
const date = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString());
const row: fc.Arbitrary<SheetCell[]> = fc.tuple(
  text,
  fc.integer({ min: -1e15, max: 1e15 }).map((minor) => ({ decimal: `${minor}.25`.replace('-0.', '0.') })),
  date.map((at) => ({ date: at.slice(0, 10) })),
  fc.option(date.map((at) => ({ time: at.slice(0, 16) }))),
);

describe('a sheet', () => {
  test('is read again as it was written, and no text of it begins a formula', async () => {
    const rows = fc.sample(row, figure(2000));
    for (const read of await makeBoth(rows)) {
      expect(read.titles).toEqual(columns.map(({ title }) => title));
      expect(read.rows.filter(([first = '']) => /^[=+\-@\t\r\n＝＋－＠]/.test(first))).toEqual([]);
      expect(read.rows.map(([first = '', ...rest]) => [takenOut(first), ...rest])).toEqual(
        rows.map((cells) => cells.map(asRead)),
      );
    }
  });

  test.each(['=1+1', '+95 9', '-5', '@sum', '\t=1', '\r=1', "'=1"])('shows %j as text', async (formula) => {
    for (const { rows } of await makeBoth([[formula, null, null, null]]))
      expect(rows[0]![0]).toBe(`'${formula}`);
  });

  test('keeps numbers as numbers and dates as dates', async () => {
    const cells = [
      { decimal: '-1234.50' },
      { decimal: '120000' },
      { date: '2028-02-29' },
      { time: '2026-11-22T18:27' },
    ];
    for (const { rows } of await makeBoth([cells])) {
      expect(rows).toEqual([['-1234.50', '120000', '2028-02-29', '2026-11-22 18:27']]);
    }
  });
});
