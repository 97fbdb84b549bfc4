import { type BookAccount, bookAccounts } from '@serai/contract/closing/words';
import type { Db, Trx } from '../../calls.ts';
import { type AccountCode, defaultAccount } from './default-accounts.ts';

/** Account of a company's bookkeeping for a kind of ledger account. */
export interface BookedAccount extends AccountCode {
  account: BookAccount;
  is_default: boolean;
}

/** Lists the accounts of a company in the order of a trial balance: as set, else the default of its country. */
export async function listAccountsOf(
  db: Db | Trx,
  { id, country }: { id: number; country: string },
): Promise<BookedAccount[]> {
  const rows = await db
    .selectFrom('book_accounts')
    .select(['account_kind', 'code', 'name'])
    .where('entity_id', '=', id)
    .execute();
  const set = new Map(rows.map((row) => [row.account_kind, row]));
  return bookAccounts.map((account) => {
    const own = set.get(account);
    const { code, name } = own ?? defaultAccount(country, account);
    return { account, code, name, is_default: own === undefined };
  });
}

/** Stores accounts of a company; other kinds keep theirs. */
export async function upsertAccounts(
  trx: Trx,
  entityId: number,
  accounts: readonly Omit<BookedAccount, 'is_default'>[],
): Promise<void> {
  await trx
    .insertInto('book_accounts')
    .values(
      accounts.map(({ account, code, name }) => ({ entity_id: entityId, account_kind: account, code, name })),
    )
    .onConflict((known) =>
      known.columns(['entity_id', 'account_kind']).doUpdateSet(({ ref }) => ({
        code: ref('excluded.code'),
        name: ref('excluded.name'),
      })),
    )
    .execute();
}
