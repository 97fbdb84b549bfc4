import type { listBookAccounts as endpoint } from '@serai/contract/closing/closing';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../calls.ts';
import { listEntities } from '../contracts/contracts.ts';
import { listAccountsOf } from './account-store.ts';

/** Lists the account codes and names of each company. */
export async function listAccounts(
  db: Db | Trx,
  { lang }: { lang: Lang },
): Promise<ReplyOf<typeof endpoint>> {
  const sellers = [];
  for (const entity of await listEntities(db)) {
    const { id, country, name_zh, name_en } = entity;
    const name = inLanguage(lang, { zh: name_zh, en: name_en });
    sellers.push({ id, name, country, accounts: await listAccountsOf(db, entity) });
  }
  return { sellers };
}
