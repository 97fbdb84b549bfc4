import type { Sheet } from '../../../platform/sheets/sheet.ts';
import { creditOf, debitOf, type Journal, textOf } from './journal.ts';

/** Longest summary that the program keeps. */
const maxText = 60;

/** Voucher sheet for the ledger tool of Yonyou U8: one side of each line is zero, lines of a voucher are adjacent. */
export function yonyou({ lines }: Journal): Sheet {
  return {
    name: '凭证',
    columns: [
      { title: '制单日期', width: 12 },
      { title: '凭证类别字', width: 12 },
      { title: '业务号', width: 10 },
      { title: '附单据数', width: 10 },
      { title: '摘要', width: 44 },
      { title: '科目编码', width: 12 },
      { title: '金额借方', width: 14 },
      { title: '金额贷方', width: 14 },
    ],
    rows: lines.map((line) => [
      { date: line.day },
      '记',
      String(line.number),
      { decimal: '0' },
      textOf(line, 'zh-cn', maxText),
      line.code,
      debitOf(line) ?? { decimal: '0' },
      creditOf(line) ?? { decimal: '0' },
    ]),
  };
}
