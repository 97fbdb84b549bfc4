import type { ReplyOf } from '@serai/contract/endpoint';
import type { listBankAccounts as endpoint } from '@serai/contract/receipts/bank';
import type { Db } from '../../../calls.ts';
import { findPriceSettings } from '../../site/site.ts';
import { listAccounts, listFiles, presentFile } from './bank-store.ts';

/** Number of files listed. */
const mostFiles = 50;

/** Lists the bank accounts and the newest files. */
export async function listBankAccounts(db: Db): Promise<ReplyOf<typeof endpoint>> {
  const files = await listFiles(db, mostFiles);
  return {
    accounts: await listAccounts(db),
    files: files.map(presentFile),
    currency: (await findPriceSettings(db)).currency,
  };
}
