import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import {
  afterRefusal,
  bindCommand,
  type Call,
  type Db,
  operatorOf,
  type Route,
  type Trx,
} from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/route.ts';
import { holdAct, NeedsSecondPerson } from '../concessions/concessions.ts';
import { recordAction, type StaffAction } from './record-action.ts';

/** Result of a staff operation: its reply and its audit entry. */
export interface Done<Reply> {
  reply: Reply;
  did: StaffAction;
}

/** A change by the staff that can be carried out later in the name of its caller, once a second person approves it. */
export interface StaffRoute extends Route {
  carryOut(trx: Trx, call: Call<Endpoint>): Promise<unknown>;
  /** The same call with a check that runs in its transaction, before the operation. A replayed call is not checked. */
  checked(check: StaffCheck): Route;
}

/** Throws to refuse a change by the staff. */
export type StaffCheck = (trx: Trx, call: Call<Endpoint>) => Promise<void>;

/**
 * A call by which the staff change something: one transaction, at most once per key where the call takes one, with its
 * audit row. An operation that does not name what it changed does not compile. Where the operation needs a second person
 * its transaction is rolled back, the call is stored as a request, and the answer is `second_person_asked`.
 */
export function staffCommand<E extends Endpoint>(
  db: Db,
  endpoint: E,
  operation: (trx: Trx, call: Call<E>) => Promise<Done<ReplyOf<E>>>,
): StaffRoute {
  const run = async (trx: Trx, call: Call<E>) => {
    const { reply, did } = await operation(trx, call);
    const { userId: operatorId } = operatorOf(call);
    await recordAction(trx, { operatorId, call: endpoint.path, ip: call.ip, now: call.now }, did);
    return reply;
  };
  return {
    ...bindHolding(db, endpoint, run),
    carryOut: (trx, call) => run(trx, call as Call<E>),
    checked: (check) =>
      bindHolding(db, endpoint, async (trx, call) => {
        await check(trx, call);
        return run(trx, call);
      }),
  };
}

/** Whether a route is bound by `staffCommand`. */
export function isStaffRoute(route: Route): route is StaffRoute {
  return 'carryOut' in route;
}

/** The change by the staff that a path names, among all routes of the portal. */
export function findStaffRoute(routes: readonly Route[], path: string): StaffRoute | undefined {
  const found = routes.find((route) => route.endpoint.path === path);
  return found && isStaffRoute(found) ? found : undefined;
}

/** Binds an operation in its transaction, and stores its call as a request where it needs a second person. */
function bindHolding<E extends Endpoint>(
  db: Db,
  endpoint: E,
  run: (trx: Trx, call: Call<E>) => Promise<ReplyOf<E>>,
): Route {
  const bound = endpoint.idempotent
    ? bindCommand(db, endpoint, run)
    : bindRoute(endpoint, (call: Call<E>) => inTransaction(db, (trx) => run(trx, call)));
  return afterRefusal<E>(bound, async (failure, call) =>
    failure instanceof NeedsSecondPerson ? holdCall(db, { endpoint, failure, call }) : failure,
  );
}

async function holdCall<E extends Endpoint>(
  db: Db,
  { endpoint, failure, call }: { endpoint: E; failure: NeedsSecondPerson; call: Call<E> },
): Promise<AppError> {
  const { input, idempotencyKey: key, lang, now, ip } = call;
  const operator = operatorOf(call);
  const { id, object_name } = await inTransaction(db, async (trx) => {
    const held = await holdAct(trx, failure, { endpoint, input, key, lang, operator, now });
    const { on, reason, given, kind } = failure.concession;
    const after = { second_person: 'asked', concession: kind, ...(given ? { given: given.amount } : {}) };
    const doer = { operatorId: operator.userId, call: endpoint.path, ip, now };
    await recordAction(trx, doer, { on, before: null, after, reason });
    return held;
  });
  return new AppError('second_person_asked', { facts: { name: object_name }, data: { request_id: id } });
}
