import type { Sheet } from '../../../platform/sheets/sheet.ts';
import { creditOf, debitOf, type Journal, textOf } from './journal.ts';

/** Longest summary that the program keeps. */
const maxText = 60;

/** Voucher sheet that Kingdee KIS imports: one row per line, rows of a voucher share its number. */
export function kingdee({ lines }: Journal): Sheet {
  return {
    name: '凭证',
    columns: [
      { title: '日期', width: 12 },
      { title: '凭证字', width: 8 },
      { title: '凭证号', width: 8 },
      { title: '附单据数', width: 10 },
      { title: '摘要', width: 44 },
      { title: '科目代码', width: 12 },
      { title: '科目名称', width: 26 },
      { title: '借方金额', width: 14 },
      { title: '贷方金额', width: 14 },
      { title: '币别', width: 8 },
      { title: '汇率', width: 8 },
    ],
    rows: lines.map((line) => [
      { date: line.day },
      '记',
      { decimal: String(line.number) },
      { decimal: '0' },
      textOf(line, 'zh-cn', maxText),
      line.code,
      line.accountName,
      debitOf(line),
      creditOf(line),
      line.currency === 'CNY' ? 'RMB' : line.currency,
      { decimal: '1' },
    ]),
  };
}
