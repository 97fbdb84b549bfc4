import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type AroundChange, listTermChanges } from '../contracts/contracts.ts';
import { announceLow, levelOf } from './low-money.ts';
import { lockAccounts, updateNotifiedLevels } from './wallet-store.ts';

/**
 * Changes an agency's terms with its accounts locked, and notifies it if little money is left under the new
 * terms.
 */
export const changeTerms: AroundChange = async (trx, { agencyId, now }, run) => {
  await lockAccounts(trx, agencyId, ['deposit', 'receivable'], now);
  const result = await run();
  await notifyLowMoney(trx, agencyId, now);
  return result;
};

/**
 * Notifies agencies whose terms changed by time: a contract version began or a temporary limit ended. Looks
 * back one day, so that nothing is missed while no server runs; no agency is notified twice.
 */
export async function notifyTermChanges(db: Db, now: Date): Promise<void> {
  const dayBefore = new Date(now.getTime() - 86_400_000);
  for (const agencyId of await listTermChanges(db, dayBefore, now)) {
    await inTransaction(db, (trx) => notifyLowMoney(trx, agencyId, now));
  }
}

async function notifyLowMoney(trx: Trx, agencyId: number, now: Date): Promise<void> {
  const { own, terms } = await lockAccounts(trx, agencyId, ['deposit', 'receivable'], now);
  const moved = own
    .map((account) => ({ ...account, level: levelOf(account, terms) }))
    .filter(({ level, told_level }) => level !== told_level);
  await updateNotifiedLevels(
    trx,
    moved.map(({ id: accountId, level }) => ({ accountId, level })),
  );
  for (const account of moved) {
    if (account.level > account.told_level) await announceLow(trx, account, terms, { agencyId, now });
  }
}
