import type { ReplyOf } from '@serai/contract/endpoint';
import type { listMargins as endpoint } from '@serai/contract/payables/margins';
import { inLanguage } from '@serai/phrases/lang';
import type { Call, Db } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { readList } from '../../../platform/list/read-list.ts';
import { findPriceSettings } from '../../site/site.ts';
import { marginList, permilleOf, sumMargins } from './margin-store.ts';

/** Lists a page of the margins of a month, with the sums of all that match. */
export async function listMargins(
  db: Db,
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { currency } = await findPriceSettings(db);
  const query = marginList(input, currency);
  const { rows, ...listed } = await readList(db, input, query);
  const present = ({ sale, cost }: { sale: number; cost: number }) => ({
    sale: money(sale, currency),
    cost: money(cost, currency),
    margin: money(sale - cost, currency),
    permille: permilleOf(sale, cost),
  });
  return {
    list: rows.map((row) => ({
      id: row.id,
      sn: row.sn,
      title: inLanguage(lang, { zh: row.title_zh, en: row.title_en }),
      agency: { id: row.agency_id, name: row.agency },
      ended_on: row.ended_on,
      ...present(row),
      unknown: row.unknown,
    })),
    totals: present(await sumMargins(db, query)),
    ...listed,
  };
}
