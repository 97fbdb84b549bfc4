import { describe, expect, test } from 'vitest';
import { describeFault, type ImportFault } from './import-faults.ts';
import { readCurrency, readPrice } from './read-price.ts';
import { readSeason } from './read-season.ts';
import { makeRowReader } from './row-reader.ts';

/** Returns the messages for a row of these cells, by column. */
function told(cells: Record<string, string>, lang: 'en' | 'zh-cn' = 'en') {
  const faults: ImportFault[] = [];
  const row = makeRowReader('prices.csv', { line: 2, cells }, faults);
  if ('active' in cells) row.yes('active');
  if ('code' in cells) row.code('code');
  if ('from' in cells) readSeason(row);
  if ('price' in cells) readPrice(row, 'price', 'USD');
  if ('currency' in cells) readCurrency(row, 'USD');
  return faults.map((fault) => describeFault(fault, lang).split(': ').slice(1).join(': '));
}

describe('what spreadsheets make of cells', () => {
  test.each([
    [{ active: '1' }, /; write yes$/],
    [{ active: '否' }, /; write no$/],
    [{ price: '35,00' }, /; write 35\.00$/],
    [{ price: '1,500.00' }, /; write 1500\.00$/],
    [{ price: '1.500,5' }, /; write 1500\.5$/],
    [{ price: '1,500' }, /; write 1500$/],
    [{ price: '$35.00' }, /; write 35\.00$/],
    [{ price: '10%' }, /Text in Excel first, then write \+10%$/],
    [{ price: '３５' }, /full-width characters.*; write 35$/],
    [{ code: 'YGN001\u00A0' }, /non-breaking space; write YGN001$/],
    [{ code: "'YGN001" }, /remove the apostrophe at the start: YGN001$/],
    [{ from: '2026/12/1', to: '2026-12-31' }, /then write 2026-12-01$/],
    [{ from: '24-Dec', to: '12-31' }, /then write 12-24$/],
    [{ from: '12月24日', to: '12-31' }, /then write 12-24$/],
    [{ from: '1.12.2026', to: '2026-12-31' }, /write 2026-12-01 or 2026-01-12, whichever day is meant$/],
    [{ from: '31/12/2026', to: '2026-12-31' }, /then write 2026-12-31$/],
  ])('spreadsheet change: %o → message with the correct form', (cells, hint) => {
    expect(told(cells as Record<string, string>)).toEqual([expect.stringMatching(hint)]);
  });

  test('spreadsheet changes: Chinese reader → messages in Chinese, none for unchanged cells', () => {
    expect(told({ price: '35,00' }, 'zh-cn')).toEqual([
      '“35,00”不是价格；只写数字和小数点，如 35.00；请写成 35.00',
    ]);
    expect(told({ active: '0' }, 'zh-cn')).toEqual(['“0”不在可选范围内：yes, no；请写成 no']);
    expect(told({ from: '32-01', to: '12-31' })).toEqual([expect.stringMatching(/for every year$/)]);
    expect(told({ price: 'free' })).toEqual([expect.stringMatching(/such as 35\.00$/)]);
    expect(told({ price: '35.00', active: 'yes', code: 'A-1', currency: 'USD' })).toEqual([]);
  });
});
