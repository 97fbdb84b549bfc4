import { shownText } from '@serai/contract/currency';
import type { exportMargins as endpoint } from '@serai/contract/payables/margins';
import { marginSheet as en } from '@serai/phrases/en/margin-sheet';
import { inLanguage } from '@serai/phrases/lang';
import { marginSheet as zh } from '@serai/phrases/zh/margin-sheet';
import type { Call, Db } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileReply } from '../../../platform/http/route.ts';
import { countRows, readBatches } from '../../../platform/list/read-list.ts';
import { maxExported, rowsPerRead } from '../../../platform/sheets/bounds.ts';
import type { SheetMaker } from '../../../platform/sheets/open-sheet-maker.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { sheetReply } from '../../../platform/sheets/sheet-reply.ts';
import { findPriceSettings } from '../../site/site.ts';
import { marginList, permilleOf } from './margin-store.ts';

/** Exports the margins of a month as a sheet; refuses with `export_too_long`. */
export async function exportMargins(
  { db, sheets }: { db: Db; sheets: SheetMaker },
  { input, lang }: Call<typeof endpoint>,
): Promise<FileReply> {
  const { currency } = await findPriceSettings(db);
  const query = marginList(input, currency);
  if ((await countRows(db, query)) > maxExported) {
    throw new AppError('export_too_long', { facts: { rows: maxExported } });
  }
  const words = inLanguage(lang, { zh, en });
  const rows: SheetCell[][] = [];
  for await (const batch of readBatches(db, query, rowsPerRead)) {
    for (const row of batch) {
      const permille = permilleOf(row.sale, row.cost);
      rows.push([
        row.sn,
        inLanguage(lang, { zh: row.title_zh, en: row.title_en }),
        row.agency,
        { date: row.ended_on },
        sumCell(row.sale, currency),
        sumCell(row.cost, currency),
        sumCell(row.sale - row.cost, currency),
        permille === null ? null : { decimal: `${permille / 10}` },
        currency,
      ]);
    }
  }
  const columns = [
    { title: words.order, width: 18 },
    { title: words.service, width: 36 },
    { title: words.agency, width: 28 },
    { title: words.endedOn, width: 12 },
    { title: words.sale, width: 14 },
    { title: words.cost, width: 14 },
    { title: words.margin, width: 14 },
    { title: words.percent, width: 10 },
    { title: words.currency, width: 10 },
  ];
  return sheetReply(sheets, `${words.name}-${input.month}`, {
    sheet: { name: words.name, columns, rows },
    format: input.format,
  });
}

function sumCell(amount: number, currency: string): SheetCell {
  return { decimal: shownText(amount, currency) };
}
