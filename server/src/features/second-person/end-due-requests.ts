import type { Db } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listDue, lockConcession, updateDecided } from '../concessions/concessions.ts';
import { carryOutRequest, type FindStaffRoute } from './carry-out-request.ts';

const maxAtOnce = 100;

/**
 * Ends requests past their deadline: an undecided request expires; an unopposed change by the only
 * administrator takes effect. Safe to run on any number of servers; returns how many it ended.
 */
export async function endDueRequests(db: Db, findStaffRoute: FindStaffRoute, now: Date): Promise<number> {
  const due = await listDue(db, now, maxAtOnce);
  for (const id of due) {
    try {
      await inTransaction(db, async (trx) => {
        const request = await lockConcession(trx, id);
        if (request?.status !== 'asked') return;
        const isEffective = request.effective_at !== null;
        if (isEffective) await carryOutRequest(trx, findStaffRoute, request, { now, decided_by: null });
        const status = isEffective ? 'done' : 'lapsed';
        await updateDecided(trx, id, { status, decided_by: null, decided_at: now, note: '' });
      });
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      // It has become impossible meanwhile: it lapses with the reason.
      await inTransaction(db, async (trx) => {
        await updateDecided(trx, id, {
          status: 'lapsed',
          decided_by: null,
          decided_at: now,
          note: failure.code,
        });
      });
    }
  }
  return due.length;
}
