import type { saveBookAccounts as endpoint } from '@serai/contract/closing/closing';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { lockEntity } from '../contracts/contracts.ts';
import { type BookedAccount, listAccountsOf, upsertAccounts } from './account-store.ts';
import { listAccounts } from './list-accounts.ts';

/**
 * Sets account codes and names of a company; kinds that are left out keep theirs. Refuses an unknown company with
 * `not_found`, and a kind that occurs twice with `account_twice`.
 */
export async function saveAccounts(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { entity_id: id } = call.input;
  const accounts = call.input.accounts.map(({ account, account_code, account_name }) => ({
    account,
    code: account_code,
    name: account_name,
  }));
  const entity = await lockEntity(trx, id);
  if (!entity) throw new AppError('not_found');
  if (new Set(accounts.map(({ account }) => account)).size < accounts.length) {
    throw new AppError('account_twice');
  }
  const before = await listAccountsOf(trx, entity);
  await upsertAccounts(trx, id, accounts);
  const after = await listAccountsOf(trx, entity);
  const changed = after.filter(({ account, code, name }) =>
    before.some((row) => row.account === account && (row.code !== code || row.name !== name)),
  );
  const kinds = new Set(changed.map(({ account }) => account));
  return {
    reply: await listAccounts(trx, call),
    did: {
      on: { kind: 'entity', id, name: entity.name_zh },
      before: { accounts: shown(before.filter(({ account }) => kinds.has(account))) },
      after: { accounts: shown(changed) },
    },
  };
}

function shown(accounts: readonly BookedAccount[]): string {
  return accounts.map(({ code, name }) => `${code} ${name}`).join('; ');
}
