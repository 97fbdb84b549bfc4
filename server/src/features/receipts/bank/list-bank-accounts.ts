import type { ReplyOf } from '@serai/contract/endpoint';
import type { listBankAccounts as endpoint } from '@serai/contract/receipts/bank';
import type { Db } from '../../../calls.ts';
import { listEntities } from '../../contracts/contracts.ts';
import { findPriceSettings } from '../../site/site.ts';
import { listAccounts, listFiles, presentFile } from './bank-store.ts';

import { listRules, presentRule } from './rules/bank-rule-store.ts';

/** Number of files listed. */
const mostFiles = 50;

/** Lists the bank accounts with their rules, and the newest files. */
export async function listBankAccounts(db: Db): Promise<ReplyOf<typeof endpoint>> {
  const files = await listFiles(db, mostFiles);
  return {
    accounts: await listAccounts(db),
    rules: (await listRules(db)).map(presentRule),
    entities: (await listEntities(db)).map(({ id, name_zh, name_en }) => ({ id, name_zh, name_en })),
    files: files.map(presentFile),
    currency: (await findPriceSettings(db)).currency,
  };
}
