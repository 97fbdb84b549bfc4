import { paperSheets as en } from '@serai/phrases/en/paper-sheets';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { paperSheets as zh } from '@serai/phrases/zh/paper-sheets';
import type { Sheet } from '../../../platform/sheets/sheet.ts';
import { postingName } from '../../wallet/wallet.ts';
import { creditOf, debitOf, type Journal } from './journal.ts';

/** Journal with every fact of its lines, in the reader's language. */
export function ownSheet({ month, lines }: Journal, lang: Lang): Sheet {
  const words = inLanguage(lang, { zh, en });
  return {
    name: `${words.journal} ${month}`,
    columns: [
      { title: words.day, width: 12 },
      { title: words.voucher, width: 10 },
      { title: words.event, width: 20 },
      { title: words.document, width: 18 },
      { title: words.agency, width: 28 },
      { title: words.accountCode, width: 12 },
      { title: words.accountName, width: 24 },
      { title: words.debit, width: 14 },
      { title: words.credit, width: 14 },
      { title: words.currency, width: 10 },
      { title: words.memo, width: 30 },
    ],
    rows: lines.map((line) => [
      { date: line.day },
      { decimal: String(line.number) },
      postingName(line.event, lang),
      line.document,
      line.agency,
      line.code,
      line.accountName,
      debitOf(line),
      creditOf(line),
      line.currency,
      line.memo,
    ]),
  };
}
