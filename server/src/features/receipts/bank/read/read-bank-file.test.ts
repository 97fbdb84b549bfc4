import { bankMapping } from '@serai/contract/receipts/bank';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeSheet } from '../../../../platform/sheets/make-sheet.ts';
import { formatOf, readBankFile } from './read-bank-file.ts';
import { readDay } from './read-day.ts';
import { readSum } from './read-sum.ts';

const read = (bytes: Buffer, currency = 'THB') =>
  readBankFile({ bytes, format: formatOf(bytes) }, currency, undefined);

test.each([
  ['2026-11-20', 'dmy', '2026-11-20'],
  ['20/11/2026', 'dmy', '2026-11-20'],
  ['11/20/2026', 'mdy', '2026-11-20'],
  ['20.11.26', 'dmy', '2026-11-20'],
  ['20261120', 'ymd', '2026-11-20'],
  ['2026年11月5日', 'ymd', '2026-11-05'],
  ['2026-11-20 09:15:00', 'ymd', '2026-11-20'],
  ['31/02/2026', 'dmy', undefined],
  ['20/11/2026', 'mdy', undefined],
  ['Total', 'ymd', undefined],
] as const)('readDay: %s, %s → %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});

test.each([
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1234,5', 123_450],
  ['(35.00)', -3_500],
  ['35.00-', -3_500],
  ['-35', -3_500],
  ['THB 35.00', 3_500],
  ['฿35.00', 3_500],
  ['０３５', 3_500],
  ['35.001', undefined],
  ['many', undefined],
])('readSum: %s → %s', (text, amount) => {
  expect(readSum(text, 'THB')).toBe(amount);
});

test('readBankFile: CSV with a head and totals, money in and out in two columns → lines and faults', async () => {
  const text = [
    'Bangkok Bank;;;;',
    '',
    'Date;Description;Withdrawal;Deposit;Reference',
    '20/11/2026;"Payment; BL0000001";;12,400.00;FT1',
    '21/11/2026;Fee;35.00;;',
    '32/11/2026;Odd;;1.00;FT2',
    '22/11/2026;Odd;;one;FT3',
    'Total;;35.00;12,400.00;',
  ].join('\r\n');
  const file = await read(Buffer.from(text));
  expect(file.mapping).toMatchObject({
    booked_on: 'Date',
    credit: 'Deposit',
    debit: 'Withdrawal',
    amount: '',
    remittance: 'Description',
    day_order: 'dmy',
  });
  expect(file.lines).toEqual([
    {
      row: 4,
      booked_on: '2026-11-20',
      value_date: '2026-11-20',
      amount: 1_240_000,
      payer: '',
      reference: 'FT1',
      remittance: 'Payment; BL0000001',
      sent: null,
    },
    expect.objectContaining({ row: 5, amount: -3_500, reference: '' }),
  ]);
  expect(file.faults).toEqual([
    { row: 6, column: 'Date', text: '32/11/2026', reason: 'day_invalid' },
    { row: 7, column: 'Deposit', text: 'one', reason: 'sum_invalid' },
    { row: 8, column: 'Date', text: 'Total', reason: 'day_invalid' },
  ]);
});

test('readBankFile: CSV in GB 18030 → Chinese titles and payers', async () => {
  // 交易日期,金额,对方户名 / 2026-11-20,250.00,金塔旅行社
  const bytes = Buffer.from(
    'bdbbd2d7c8d5c6da2cbdf0b6ee2cb6d4b7bdbba7c3fb0a323032362d31312d32302c3235302e30302cbdf0cbfec2c3d0d0c9e70a',
    'hex',
  );
  const { lines } = await read(bytes, 'CNY');
  expect(lines).toMatchObject([{ amount: 25_000, payer: '金塔旅行社' }]);
});

test('readBankFile: CSV in the Thai code page → Thai payer', async () => {
  // Name ทอง (three bytes)
  const bytes = Buffer.concat([
    Buffer.from('Date,Amount,Name\n2026-11-20,250.00,'),
    Buffer.from([0xb7, 0xcd, 0xa7]),
    Buffer.from('\n'),
  ]);
  expect((await read(bytes)).lines).toMatchObject([{ payer: 'ทอง' }]);
});

test('readBankFile: columns chosen → used instead of the titles', async () => {
  const bytes = Buffer.from('A,B,C\n2026-11-20,250.00,Lotus\n');
  const mapping = z.parse(bankMapping, { booked_on: 'A', amount: 'B', payer: 'C' });
  const { lines } = await readBankFile({ bytes, format: 'csv' }, 'THB', mapping);
  expect(lines).toMatchObject([{ amount: 25_000, payer: 'Lotus' }]);
});

test('readBankFile: workbook → numbers and dates of its cells', async () => {
  const sheet = {
    name: 'Statement',
    columns: ['Date', 'Amount', 'Name', 'Reference'].map((title) => ({ title, width: 12 })),
    rows: [['2026-11-20', { decimal: '1240.50' }, 'Lotus', 'FT1']],
  };
  const bytes = Buffer.from(await makeSheet({ format: 'xlsx', sheet }));
  expect(formatOf(bytes)).toBe('xlsx');
  expect((await read(bytes)).lines).toMatchObject([
    { row: 2, booked_on: '2026-11-20', amount: 124_050, payer: 'Lotus', reference: 'FT1' },
  ]);
});

const camt = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;

test('readBankFile: camt.053 → entries, bundles by payment, money out below zero', async () => {
  const dated = '<BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-21</Dt></ValDt>';
  const payment = (
    sum: string,
    name: string,
    text: string,
  ) => `<TxDtls><Refs><AcctSvcrRef>${text}</AcctSvcrRef></Refs>
    <AmtDtls><TxAmt><Amt Ccy="THB">${sum}</Amt></TxAmt></AmtDtls>
    <RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>BL0000001 &amp; ${text}</Ustrd></RmtInf></TxDtls>`;
  const bytes = Buffer.from(
    camt(`
    <Ntry><Amt Ccy="THB">300.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${dated}<NtryDtls>
      ${payment('100.00', 'Lotus', 'X1')}${payment('200.00', 'ทอง', 'X2')}</NtryDtls></Ntry>
    <Ntry><Amt Ccy="THB">35.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>${dated}<AcctSvcrRef>X3</AcctSvcrRef></Ntry>
    <Ntry><Amt Ccy="USD">35.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${dated}</Ntry>`),
  );
  const { lines, faults } = await read(bytes);
  expect(lines).toMatchObject([
    { row: 1, amount: 10_000, payer: 'Lotus', reference: 'X1', remittance: 'BL0000001 & X1' },
    { row: 1, amount: 20_000, payer: 'ทอง', value_date: '2026-11-21' },
    { row: 2, amount: -3_500, reference: 'X3' },
  ]);
  expect(faults).toMatchObject([{ row: 3, reason: 'currency_differs', text: 'USD' }]);
});

test('readBankFile: MT940 → entries with payer and text, reversals in the other direction', async () => {
  const text = [
    ':20:STMT',
    ':25:1234567890',
    ':28C:1/1',
    ':60F:C261119THB1000,00',
    ':61:2611201120C12400,00NTRFNONREF//FT1',
    ':86:166?00TRANSFER?20BL0000001?21 AND MORE?32GOLDEN?33 STUPA',
    ':61:2611201120D35,NCHGNONREF//FT2',
    ':86:/NAME/BANK/REMI/FEE',
    ':61:2612310102RC50,00NRTIOWN9',
    ':62F:C261120THB13365,00',
    '-',
  ].join('\r\n');
  const { lines } = await read(Buffer.from(text));
  expect(lines).toEqual([
    {
      row: 1,
      booked_on: '2026-11-20',
      value_date: '2026-11-20',
      amount: 1_240_000,
      payer: 'GOLDEN STUPA',
      reference: 'FT1',
      remittance: 'BL0000001 AND MORE',
      sent: null,
    },
    expect.objectContaining({ amount: -3_500, payer: 'BANK', remittance: 'FEE' }),
    expect.objectContaining({
      amount: -5_000,
      booked_on: '2027-01-02',
      value_date: '2026-12-31',
      reference: 'OWN9',
    }),
  ]);
});

test.each([
  ['words', 'Dear Sirs, we have paid.'],
  ['another XML', '<?xml version="1.0"?><html><p>1</p></html>'],
  ['MT940 without entries', ':20:A\n:25:1\n:60F:C261119THB1,\n'],
  ['damaged workbook', 'PK\x03\x04 nothing'],
])('readBankFile: %s → refused', async (_name, text) => {
  await expect(read(Buffer.from(text))).rejects.toThrow('bank_file_unreadable');
});

test('readBankFile: more than a thousand lines → refused', async () => {
  const rows = Array.from({ length: 1001 }, (_, at) => `2026-11-20,${at + 1}.00,Lotus`);
  const bytes = Buffer.from(['Date,Amount,Name', ...rows].join('\n'));
  await expect(read(bytes)).rejects.toThrow('bank_file_too_long');
});
