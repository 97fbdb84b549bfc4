import type { ReplyOf } from '@serai/contract/endpoint';
import type { ActionObject } from '@serai/contract/staff/activity-objects';
import type { decideSecondPerson as endpoint } from '@serai/contract/staff/second-person';
import { sql } from 'kysely';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import {
  type ConcessionRow,
  findConcession,
  lockConcession,
  mayDecide,
  refuseDependent,
  updateDecided,
} from '../concessions/concessions.ts';
import { carryOutRequest, type FindStaffRoute } from './carry-out-request.ts';
import { mayReject, presentRequest, selectRequests } from './present-request.ts';

type DecideCall = Call<typeof endpoint>;

/** Decides the row of the act's own table, and with it the request. */
export type SubjectDeciders = Readonly<
  Record<
    NonNullable<ConcessionRow['subject']>,
    (trx: Trx, id: number, call: DecideCall) => Promise<Done<unknown>>
  >
>;

export interface DecideDeps {
  findStaffRoute: FindStaffRoute;
  deciders: SubjectDeciders;
}

/** Approves an act that waits, which carries it out in the name of its asker, or declines it. */
export async function decideRequest(
  trx: Trx,
  deps: DecideDeps,
  call: DecideCall,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, decision, note } = call.input;
  const found = await findConcession(trx, id);
  if (!found || found.needs === 'nobody') throw new AppError('not_found');
  // The operation of the subject locks its row, after the order or the bill.
  const request = found.subject ? found : (await lockConcession(trx, id))!;
  if (request.status !== 'asked') throw new AppError('second_person_closed');
  if (decision === 'confirm') await refuseConfirming(trx, request, call);
  else if (!mayReject(request, operator)) throw new AppError('no_permission');
  const status = decision === 'confirm' ? 'done' : 'rejected';
  if (request.subject) {
    await deps.deciders[request.subject](trx, request.subject_id!, call);
  } else {
    const decided_by = operator.userId;
    if (status === 'done')
      await carryOutRequest(trx, deps.findStaffRoute, request, { now: call.now, decided_by });
    await updateDecided(trx, id, { status, decided_by, decided_at: call.now, note });
  }
  const shown = await selectRequests(sql`request.id = ${id}::bigint`).execute(trx);
  return {
    reply: { request: await presentRequest(trx, shown.rows[0]!, operator) },
    did: {
      on: { kind: request.object_kind as ActionObject, id: request.object_id, name: request.object_name },
      before: { second_person: 'asked' },
      after: { second_person: status, concession: request.kind, given: request.amount },
      reason: note,
    },
  };
}

async function refuseConfirming(trx: Trx, request: ConcessionRow, call: DecideCall): Promise<void> {
  const operator = operatorOf(call);
  if (request.needs === 'nobody' || !mayDecide(operator, request.needs)) throw new AppError('no_permission');
  await refuseDependent(trx, {
    askedBy: request.asked_by,
    decidedBy: operator.userId,
    own: 'second_person_own',
  });
}
