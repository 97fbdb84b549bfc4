import type { Endpoint } from '@serai/contract/endpoint';
import type { Lang } from '@serai/phrases/lang';
import type { Call, Operator, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { StaffRoute } from '../activity/activity.ts';
import { approveIn, type ConcessionRow } from '../concessions/concessions.ts';
import { findStaffPerson } from '../people/people.ts';

/** The change by the staff behind a path; undefined where the portal no longer has it. */
export type FindStaffRoute = (path: string) => StaffRoute | undefined;

/** Refusals shown unchanged, because the decider can act on them. */
const shownAsTheyAre: ReadonlySet<string> = new Set([
  'second_person_changed',
  'balance_too_low',
  'credit_too_low',
  'credit_overdue',
  'credit_not_verified',
  'agency_credit_closed',
  'month_closed',
  'money_stopped',
]);

/**
 * Repeats the call of an approved request in the name of its requester, who must still hold the right. A
 * request that has become impossible is refused with `second_person_undoable` and stays open.
 */
export async function carryOutRequest(
  trx: Trx,
  findStaffRoute: FindStaffRoute,
  request: ConcessionRow,
  { now, decided_by }: { now: Date; decided_by: number | null },
): Promise<void> {
  const route = findStaffRoute(request.call!);
  const caller = await findAsker(trx, request.asked_by);
  const access = route?.endpoint.access;
  const isAllowed = typeof access === 'object' && 'staff' in access && caller?.nodes.has(access.staff);
  if (!route || !caller || !isAllowed) throw new AppError('second_person_gone');
  approveIn(trx, { ...request, approved_by: decided_by });
  try {
    await route.carryOut(trx, callOf(route.endpoint, request, { caller, now }));
  } catch (failure) {
    if (!(failure instanceof AppError) || shownAsTheyAre.has(failure.code)) throw failure;
    throw new AppError('second_person_undoable', { log: `${request.call}: ${failure.code}` });
  }
}

function callOf(
  endpoint: Endpoint,
  { id, input, lang }: ConcessionRow,
  { caller, now }: { caller: Operator; now: Date },
): Call<Endpoint> {
  return {
    input: input as Call<Endpoint>['input'],
    caller,
    now,
    deadToken: undefined,
    lang: (lang ?? 'zh-cn') as Lang,
    ip: '',
    agent: '',
    requestId: `second-person:${id}`,
    idempotencyKey: endpoint.idempotent ? `second-person:${id}` : undefined,
    rawBody: '',
  };
}

/** One of the staff as their own call would present them; undefined once they are disabled. */
async function findAsker(trx: Trx, userId: number): Promise<Operator | undefined> {
  const person = await findStaffPerson(trx, userId);
  if (!person) return undefined;
  const { username, nickname, role, nodes, scope } = person;
  return { kind: 'operator', userId, sessionId: 0, username, nickname, role, nodes, scope };
}
