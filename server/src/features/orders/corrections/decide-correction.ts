import type { ReplyOf } from '@serai/contract/endpoint';
import type { decideCorrection as endpoint } from '@serai/contract/orders/corrections';
import { type Call, type Db, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { decideSubject, refuseDependent } from '../../concessions/concessions.ts';
import type { Completions } from '../charging/completion-port.ts';
import { actionOnOrder, standingOf } from '../desk/action-on-order.ts';
import { openOrderForStaff } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { carryOut } from './carry-out.ts';
import { type CorrectionRow, findCorrection, showCorrection, updateDecided } from './correction-store.ts';

/** Confirms and thereby executes an open correction, or rejects it; never by its requester. */
export async function decideCorrection(
  trx: Trx,
  deps: { products: Products } & Completions,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { userId } = operator;
  const { correction_id: id, decision, note } = call.input;
  const found = await findCorrection(trx, id);
  if (!found) throw new AppError('not_found');
  const opened = await openOrderForStaff(trx, deps.products, found.order_id);
  // Read again now that its order is locked.
  const correction = (await findCorrection(trx, id))!;
  if (correction.status !== 'asked') throw new AppError('correction_closed');
  await refuseDecider(trx, correction, decision, userId);
  const { now, lang } = call;
  const status = decision === 'confirm' ? 'done' : 'rejected';
  const decided = { status, decided_by: userId, decided_at: now, note } as const;
  await updateDecided(trx, id, decided);
  await decideSubject(trx, { kind: 'correction', id }, decided);
  const { order } = opened;
  const after =
    status === 'done' ? await carryOut(trx, opened, correction, { operator, now, lang }, deps) : order;
  return {
    reply: {
      correction: await showCorrection(trx, id, lang),
      order: presentOrder({ ...opened, order: after }, call),
    },
    did: actionOnOrder(order, {
      before: { ...standingOf(order), correction: correction.status },
      after: { ...standingOf(after), correction: status, corrected_amount: correction.amount },
      reason: note,
    }),
  };
}

/** Refuses a decision by the person who asked, and a confirmation by one who depends on that person. */
export async function refuseDecider(
  db: Db,
  { asked_by: askedBy }: CorrectionRow,
  decision: Call<typeof endpoint>['input']['decision'],
  decidedBy: number,
): Promise<void> {
  if (decision === 'reject' && askedBy !== decidedBy) return;
  await refuseDependent(db, { askedBy, decidedBy, own: 'correction_own' });
}
