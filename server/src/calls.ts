import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import type { PermissionNode } from '@serai/contract/permissions';
import type { StaffNode, StaffRole } from '@serai/contract/staff-nodes';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from './platform/http/app-error.ts';
import type { StreamReply } from './platform/http/event-streams.ts';
import {
  bindRoute,
  type FileReply,
  type Call as HttpCall,
  type Route as HttpRoute,
} from './platform/http/route.ts';
import { runOnce } from './platform/idempotency.ts';
import type { Tables } from './tables.ts';

/** A user of an agency; `nodes` are the permission nodes held, read from the database for every request. */
export interface Member {
  kind: 'member';
  userId: number;
  agencyId: number;
  sessionId: number;
  username: string;
  nickname: string;
  role: string;
  nodes: ReadonlySet<PermissionNode>;
}

/** Staff of the selling company. */
export interface Operator {
  kind: 'operator';
  userId: number;
  sessionId: number;
  username: string;
  nickname: string;
  role: StaffRole;
  nodes: ReadonlySet<StaffNode>;
}

export type Caller = Member | Operator;
export type Call<E extends Endpoint> = HttpCall<E, Caller>;
export type Route = HttpRoute<Caller>;
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** A call that reads, or whose writes may be repeated without harm. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyOf<E> | FileReply | StreamReply>,
): Route {
  refuseSpecial(endpoint);
  return bindRoute<E, Caller>(endpoint, handler);
}

/**
 * A call that books or moves money: one transaction, at most once per user and idempotency key. `tellAgain` says what
 * of the stored reply its caller may see now, and refuses who may no longer hear of what they did.
 */
export function command<E extends Endpoint>(...binding: Parameters<typeof bindCommand<E>>): Route {
  refuseSpecial(binding[1]);
  return bindCommand(...binding);
}

/** What `command` does, for the bindings that `refuseSpecial` names. */
export function bindCommand<E extends Endpoint>(
  db: Db,
  endpoint: E,
  operation: (trx: Trx, call: Call<E>) => Promise<ReplyOf<E>>,
  tellAgain?: (call: Call<E>, told: ReplyOf<E>) => Promise<unknown>,
): Route {
  return {
    endpoint,
    handle: async (untyped) => {
      const call = untyped as Call<E>;
      const key = {
        scope: `user:${userOf(call).userId}`,
        call: endpoint.path,
        key: call.idempotencyKey!,
        rawBody: call.rawBody,
        now: call.now,
      };
      const answer = await runOnce(db, key, (trx) => operation(trx, call));
      if (!answer.replayed || !tellAgain) return answer;
      return { ...answer, data: await tellAgain(call, answer.data as ReplyOf<E>) };
    },
  };
}

/**
 * The same call, whose failure is answered with what `answer` makes of it. That comes after the rollback, so what it
 * writes outlives the refusal.
 */
export function afterRefusal<E extends Endpoint>(
  { endpoint, handle }: Route,
  answer: (failure: unknown, call: Call<E>) => Promise<unknown>,
): Route {
  return {
    endpoint,
    handle: async (call) => {
      try {
        return await handle(call);
      } catch (failure) {
        throw await answer(failure, call as Call<E>);
      }
    },
  };
}

/**
 * An action on an order is only checked once the order is open: such a call is bound by `orderCommand` or `orderRoute`,
 * which open it. What the staff change leaves an audit row: such a call is bound by `staffCommand`, which writes it.
 * Bound otherwise, the portal does not start.
 */
function refuseSpecial({ access, method, path }: Endpoint): void {
  if (typeof access !== 'object') return;
  if ('orderAction' in access) {
    throw new Error(`${path} names an action on an order: bind it by orderCommand or orderRoute`);
  }
  if ('staff' in access && method !== 'GET') {
    throw new Error(`${path} is a change by the staff: bind it by staffCommand`);
  }
}

/** The user behind a call whose access was checked: a member or an operator. */
export function userOf(call: { caller: Caller | undefined }): Caller {
  if (!call.caller) throw new AppError('need_login');
  return call.caller;
}

/** The member behind a call whose access was checked. */
export function memberOf(call: { caller: Caller | undefined }): Member {
  if (call.caller?.kind !== 'member') throw new AppError('need_login');
  return call.caller;
}

/** The operator behind a call whose access was checked. */
export function operatorOf(call: { caller: Caller | undefined }): Operator {
  if (call.caller?.kind !== 'operator') throw new AppError('no_permission');
  return call.caller;
}
