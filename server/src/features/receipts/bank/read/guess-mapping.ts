import type { BankMapping } from '@serai/contract/receipts/bank';
import { type BankColumn, bankColumns, type DayOrder, dayOrders } from '@serai/contract/receipts/bank-words';
import { readDay } from './read-day.ts';

/** Titles by which banks name a column, in lower case; the first that a sheet has is used. */
const titles: Record<BankColumn, readonly string[]> = {
  booked_on: [
    'booking date',
    'transaction date',
    'trans date',
    'date',
    '交易日期',
    '记账日期',
    '入账日期',
    '日期',
    'วันที่',
  ],
  value_date: ['value date', 'effective date', '起息日', '起息日期', 'วันที่มีผล'],
  amount: ['amount', 'transaction amount', '交易金额', '金额', '发生额', 'จำนวนเงิน'],
  credit: ['credit', 'deposit', 'money in', '收入', '贷方金额', '贷方发生额', '存入金额', 'ฝาก', 'เงินเข้า'],
  debit: ['debit', 'withdrawal', 'money out', '支出', '借方金额', '借方发生额', '支出金额', 'ถอน', 'เงินออก'],
  payer: ['payer', 'counterparty', 'name', 'beneficiary or payer', '对方户名', '对方名称', '付款人', 'ผู้โอน'],
  reference: [
    'bank reference',
    'reference',
    'ref',
    'transaction id',
    '交易流水号',
    '流水号',
    '凭证号',
    'เลขที่อ้างอิง',
  ],
  remittance: [
    'remittance',
    'description',
    'details',
    'memo',
    'narrative',
    '摘要',
    '附言',
    '用途',
    'รายละเอียด',
  ],
  sent_amount: [
    'original amount',
    'instructed amount',
    'foreign amount',
    '原币金额',
    '汇款金额',
    'จำนวนเงินต้นทาง',
  ],
  sent_currency: [
    'original currency',
    'instructed currency',
    'foreign currency',
    '原币种',
    '汇款币种',
    'สกุลเงินต้นทาง',
  ],
};

/** Rows above the lines in which the titles are looked for. */
const mostAbove = 30;

/** Finds the row of titles: the first that contains those of a mapping, otherwise a date and a sum of a bank. */
export function findTitles(rows: readonly string[][], mapping: BankMapping | undefined): number {
  const head = rows.slice(0, mostAbove).map((row) => row.map(plain));
  const wanted = mapping ? bankColumns.flatMap((name) => (mapping[name] ? plain(mapping[name]) : [])) : [];
  const named = head.findIndex((row) => wanted.length > 0 && wanted.every((title) => row.includes(title)));
  if (named >= 0) return named;
  const has = (row: readonly string[], names: readonly BankColumn[]) =>
    names.some((name) => titles[name].some((title) => row.includes(title)));
  const guessed = head.findIndex((row) => has(row, ['booked_on']) && has(row, ['amount', 'credit', 'debit']));
  return guessed >= 0 ? guessed : head.findIndex((row) => row.filter((cell) => cell !== '').length >= 3);
}

/** Guesses the columns by their titles, and the order of dates by the first lines. */
export function guessMapping(header: readonly string[], lines: readonly string[][]): BankMapping {
  const found = Object.fromEntries(
    bankColumns.map((name) => {
      const title = titles[name].find((one) => header.some((cell) => plain(cell) === one));
      return [name, header.find((cell) => title !== undefined && plain(cell) === title)?.trim() ?? ''];
    }),
  ) as Record<BankColumn, string>;
  const hasSides = found.credit !== '' || found.debit !== '';
  const at = header.findIndex((cell) => cell.trim() === found.booked_on);
  const days = lines.slice(0, 50).flatMap((line) => line[at]?.trim() || []);
  return { ...found, amount: hasSides ? '' : found.amount, day_order: orderOf(days) };
}

/** The order in which most dates can be read. */
function orderOf(days: readonly string[]): DayOrder {
  const readable = (order: DayOrder) => days.filter((day) => readDay(day, order) !== undefined).length;
  return [...dayOrders].sort((one, other) => readable(other) - readable(one))[0]!;
}

const plain = (title: string) => title.trim().toLowerCase().replace(/\s+/g, ' ');
