import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import { bindCommand, type Call, type Db, operatorOf, type Route, type Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { bindRoute } from '../../platform/http/route.ts';
import { recordAction, type StaffAction } from './record-action.ts';

/** What an operation of the staff answers, and what it has changed. */
export interface Done<Reply> {
  reply: Reply;
  did: StaffAction;
}

/**
 * A call by which the staff change something: one transaction, at most once per key where the call takes one, with its
 * audit row. An operation that does not say what it did does not compile.
 */
export function staffCommand<E extends Endpoint>(
  db: Db,
  endpoint: E,
  operation: (trx: Trx, call: Call<E>) => Promise<Done<ReplyOf<E>>>,
): Route {
  const run = async (trx: Trx, call: Call<E>) => {
    const { reply, did } = await operation(trx, call);
    const { userId: operatorId } = operatorOf(call);
    await recordAction(trx, { operatorId, call: endpoint.path, ip: call.ip, now: call.now }, did);
    return reply;
  };
  if (endpoint.idempotent) return bindCommand(db, endpoint, run);
  return bindRoute(endpoint, (call: Call<E>) => inTransaction(db, (trx) => run(trx, call)));
}
