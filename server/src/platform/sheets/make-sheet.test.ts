import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import * as XLSX from 'xlsx';
import { asRead, readCsv, readXlsx, takenOut } from '../../../test/read-sheet.ts';
import { tries } from '../../../test/reliability/figure.ts';
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

/** Any text that the database can store, in particular texts that look like formulas or delimiters. */
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

/** Matches text at the beginning of a row or cell for any csv reader. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]|[\r\n\u2028\u2029][=+\-@\t＝＋－＠]/;

describe('a sheet', () => {
  test('any text → read again unchanged; in csv no line begins a formula', async () => {
    const rows = fc.sample(row, tries({ test: 67, assurance: 2000 }));
    const [xlsx, csv] = await makeBoth(rows);
    const written = rows.map((cells) => cells.map(asRead));
    for (const read of [xlsx!, csv!]) expect(read.titles).toEqual(columns.map(({ title }) => title));
    expect(xlsx!.rows).toEqual(written);
    expect(csv!.rows.filter(([first = '']) => beginsFormula.test(first))).toEqual([]);
    expect(csv!.rows.map(([first = '', ...rest]) => [takenOut(first), ...rest])).toEqual(written);
  });

  test.each(['=1+1', '+95 9', '-5', '@sum', '\t=1', '\r=1', "'=1"])(
    'sheet: text cell %j → unchanged in xlsx, behind an apostrophe in csv',
    async (formula) => {
      const [xlsx, csv] = await makeBoth([[formula, null, null, null]]);
      expect(xlsx!.rows[0]![0]).toBe(formula);
      expect(takenOut(csv!.rows[0]![0]!)).toBe(formula);
      expect(csv!.rows[0]![0]).toMatch(/^'/);
    },
  );

  test.each([
    ['ok\n=1', "ok\n'=1"],
    ['ok\r=1', "ok\r'=1"],
    ['ok\r\n-1\n+2', "ok\r\n'-1\n'+2"],
    ['a;=1', 'a;=1'],
    ['a\t=1', 'a\t=1'],
  ])('sheet: csv cell with a break %j → quoted, each line harmless', async (text, expected) => {
    const sheet = { name: '订单', columns, rows: [[text, null, null, null]] };
    const bytes = await makeSheet({ format: 'csv', sheet });
    expect(Buffer.from(bytes).toString()).toContain(`\r\n"${expected}",,,\r\n`);
  });

  test('sheet: numbers and dates → numbers and dates', async () => {
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

describe('a workbook read by other libraries', () => {
  const rows: Sheet['rows'] = [
    ['+95 9 420012345', { decimal: '-1234.50' }, { date: '2028-02-29' }, { time: '2026-11-22T18:27' }],
    ['第一行\n=1+1', { decimal: '44782' }, null, null],
  ];
  const make = async () =>
    Buffer.from(await makeSheet({ format: 'xlsx', sheet: { name: "O'B 订单", columns, rows } }));

  test('workbook: read by read-excel-file → the same cells', async () => {
    const [sheet] = await readExcelFile(await make());
    expect(sheet).toEqual({
      sheet: "O'B 订单",
      data: [
        columns.map(({ title }) => title),
        ['+95 9 420012345', -1234.5, new Date('2028-02-29T00:00:00Z'), new Date('2026-11-22T18:27:00Z')],
        ['第一行\n=1+1', 44782, null, null],
      ],
    });
  });

  test('workbook: read by SheetJS → the same cells, formats and print titles', async () => {
    const book = XLSX.read(await make(), { cellNF: true });
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    expect(XLSX.utils.sheet_to_json(sheet, { header: 1, raw: false })).toEqual([
      columns.map(({ title }) => title),
      ['+95 9 420012345', '-1,234.50', '2028-02-29', '2026-11-22 18:27'],
      ['第一行\n=1+1', '44,782'],
    ]);
    expect(Object.values(sheet).filter((cell) => typeof cell === 'object' && 'f' in cell)).toEqual([]);
    expect(book.Workbook?.Names).toEqual([
      { Name: '_xlnm.Print_Titles', Sheet: 0, Ref: "'O''B 订单'!$1:$1" },
    ]);
  });
});
