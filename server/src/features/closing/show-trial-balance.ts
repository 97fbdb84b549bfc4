import type { showTrialBalance as endpoint } from '@serai/contract/closing/closing';
import { bookAccounts } from '@serai/contract/closing/words';
import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage } from '@serai/phrases/lang';
import type { Call, Db } from '../../calls.ts';
import { sum } from '../../domain/money.ts';
import { findConcessionSettings } from '../concessions/concessions.ts';
import { type Entity, listEntities } from '../contracts/contracts.ts';
import { listOutputTax } from '../invoices/invoices.ts';
import { findDeskCalendar } from '../site/site.ts';
import { listAccountsOf } from './account-store.ts';
import { type BookRow, readBooks } from './read-books.ts';

type Seller = ReplyOf<typeof endpoint>['sellers'][number];

/** Shows the accounts of each company for a month with opening, movements and closing; each total adds up to zero. */
export async function showTrialBalance(
  db: Db,
  { input: { month }, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const rows = await readBooks(db, month);
  const taxes = await listOutputTax(db, periodOf(month));
  const { currency: usual } = await findConcessionSettings(db);
  const { tz } = await findDeskCalendar(db);
  const sellers: Seller[] = [];
  for (const entity of await listEntities(db)) {
    const own = rows.filter(({ entity_id }) => entity_id === entity.id);
    const currencies = [...new Set(own.map(({ currency }) => currency))];
    for (const currency of currencies.length > 0 ? currencies : [usual]) {
      sellers.push({
        id: entity.id,
        name: inLanguage(lang, { zh: entity.name_zh, en: entity.name_en }),
        tz: entity.calendar?.tz ?? tz,
        currency,
        ...(await tableOf(
          db,
          entity,
          own.filter((row) => row.currency === currency),
        )),
        output_tax: sum(
          taxes
            .filter((tax) => tax.entity_id === entity.id && tax.currency === currency)
            .map(({ tax }) => tax),
        ),
      });
    }
  }
  return { sellers };
}

/** First and last day of a month. */
export function periodOf(month: string): { from: string; to: string } {
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  return { from: `${month}-01`, to: addDays(`${next}-01`, -1) };
}

async function tableOf(
  db: Db,
  entity: Entity,
  own: readonly BookRow[],
): Promise<Pick<Seller, 'rows' | 'total'>> {
  const accounts = new Map((await listAccountsOf(db, entity)).map((row) => [row.account, row]));
  const rows = bookAccounts.map((account) => {
    const { code, name } = accounts.get(account)!;
    const {
      opening = 0,
      debit = 0,
      credit = 0,
      closing = 0,
    } = own.find((row) => row.account === account) ?? {};
    return { account, code, name, opening, debit, credit, closing };
  });
  const of = (column: 'opening' | 'debit' | 'credit' | 'closing') => sum(rows.map((row) => row[column]));
  return {
    rows,
    total: { opening: of('opening'), debit: of('debit'), credit: of('credit'), closing: of('closing') },
  };
}
