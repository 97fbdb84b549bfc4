import type { QueueName } from '@serai/contract/back-office/queue-names';
import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import type { PermissionNode } from '@serai/contract/permissions';
import type { StaffNode } from '@serai/contract/staff/nodes';
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

/** A user of an agency; `nodes` are the held permission nodes, read from the database for every request. */
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

/** Limits of a role of the seller's staff; null where there is none. */
export interface StaffScope {
  /** Countries of the services, ISO 3166-1 alpha-2. */
  countries: readonly string[] | null;
  /** Ids of the selling companies. */
  sellers: readonly number[] | null;
  queues: readonly QueueName[] | null;
}

/** A member of the seller's staff. */
export interface Operator {
  kind: 'operator';
  userId: number;
  sessionId: number;
  username: string;
  nickname: string;
  /** Code of the role. */
  role: string;
  nodes: ReadonlySet<StaffNode>;
  /** Limits of the role. */
  scope: StaffScope;
}

export type Caller = Member | Operator;
export type Call<E extends Endpoint> = HttpCall<E, Caller>;
export type Route = HttpRoute<Caller>;
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** Binds a call that only reads, or whose writes are safe to repeat. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyOf<E> | FileReply | StreamReply>,
): Route {
  refuseSpecial(endpoint);
  return bindRoute<E, Caller>(endpoint, handler);
}

/**
 * Binds a call that books or moves money: one transaction, at most once per user and idempotency key.
 * `notifyAgain` filters a replayed reply for the caller's current rights, and refuses callers without them.
 */
export function command<E extends Endpoint>(...binding: Parameters<typeof bindCommand<E>>): Route {
  refuseSpecial(binding[1]);
  return bindCommand(...binding);
}

/** Implements `command`, for the bindings named by `refuseSpecial`. */
export function bindCommand<E extends Endpoint>(
  db: Db,
  endpoint: E,
  operation: (trx: Trx, call: Call<E>) => Promise<ReplyOf<E>>,
  notifyAgain?: (call: Call<E>, told: ReplyOf<E>) => Promise<unknown>,
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
      if (!answer.replayed || !notifyAgain) return answer;
      return { ...answer, data: await notifyAgain(call, answer.data as ReplyOf<E>) };
    },
  };
}

/**
 * Wraps a call to replace its error by the result of `answer`, which runs after the rollback, so that its
 * writes persist.
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
 * Refuses endpoints that need a special binding, so that the portal does not start. An order action can only
 * be checked with the order: such calls are bound by `orderCommand` or `orderRoute`. Changes by the staff
 * need an audit row: such calls are bound by `staffCommand`.
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

/** Returns the authorised caller: a member or an operator. */
export function userOf(call: { caller: Caller | undefined }): Caller {
  if (!call.caller) throw new AppError('need_login');
  return call.caller;
}

/** Returns the authorised member. */
export function memberOf(call: { caller: Caller | undefined }): Member {
  if (call.caller?.kind !== 'member') throw new AppError('need_login');
  return call.caller;
}

/** Returns the authorised operator. */
export function operatorOf(call: { caller: Caller | undefined }): Operator {
  if (call.caller?.kind !== 'operator') throw new AppError('no_permission');
  return call.caller;
}
