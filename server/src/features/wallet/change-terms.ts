import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type AroundChange, listBegun } from '../contracts/contracts.ts';
import { announceLow, levelOf } from './low-money.ts';
import { lockAccounts, updateToldLevels } from './wallet-store.ts';

/** Changes an agency's terms behind the lock of its accounts, and tells it if little is left by the new ones. */
export const changeTerms: AroundChange = async (trx, { agencyId, now }, run) => {
  await lockAccounts(trx, agencyId, ['deposit', 'receivable'], now);
  const result = await run();
  await tellByTerms(trx, agencyId, now);
  return result;
};

/**
 * Tells agencies of what the clock has done to them: a version of a contract has begun, a temporary limit has ended. Looks
 * a day back, so that nothing is missed while no server runs; nobody is told twice.
 */
export async function tellOfBegunTerms(db: Db, now: Date): Promise<void> {
  const dayBefore = new Date(now.getTime() - 86_400_000);
  for (const agencyId of await listBegun(db, dayBefore, now)) {
    await inTransaction(db, (trx) => tellByTerms(trx, agencyId, now));
  }
}

async function tellByTerms(trx: Trx, agencyId: number, now: Date): Promise<void> {
  const { own, terms } = await lockAccounts(trx, agencyId, ['deposit', 'receivable'], now);
  const moved = own
    .map((account) => ({ ...account, level: levelOf(account, terms) }))
    .filter(({ level, told_level }) => level !== told_level);
  await updateToldLevels(
    trx,
    moved.map(({ id: accountId, level }) => ({ accountId, level })),
  );
  for (const account of moved) {
    if (account.level > account.told_level) await announceLow(trx, account, terms, { agencyId, now });
  }
}
