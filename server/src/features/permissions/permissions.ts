import type { Access, Endpoint, ReplyOf } from '@serai/contract/endpoint';
import { netPriceNode } from '@serai/contract/permissions';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../../platform/http/app-error.ts';
import {
  bindRoute,
  type FileReply,
  type Call as HttpCall,
  type Route as HttpRoute,
} from '../../platform/http/route.ts';
import { runOnce } from '../../platform/idempotency.ts';
import type { Tables } from '../../tables.ts';
import { type Grants, heldNodes } from './held-nodes.ts';

export { type Grants, heldNodes };

/** A user of an agency; `nodes` are the permission nodes held, read anew for every request. */
export interface Member {
  kind: 'member';
  userId: number;
  agencyId: number;
  sessionId: number;
  username: string;
  nickname: string;
  role: string;
  nodes: ReadonlySet<string>;
}

/** Staff of the selling company. */
export interface Operator {
  kind: 'operator';
  userId: number;
  sessionId: number;
  username: string;
  nickname: string;
}

export type Caller = Member | Operator;
export type Call<E extends Endpoint> = HttpCall<E, Caller>;
export type Route = HttpRoute<Caller>;
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** A call that reads, or writes nothing that a repetition could harm. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyOf<E> | FileReply>,
): Route {
  return bindRoute<E, Caller>(endpoint, handler);
}

/**
 * A call that books or moves money: one transaction, at most once per user and idempotency key. `tellAgain` says what
 * of the stored reply its caller may see now, and refuses who may no longer hear of what they did.
 */
export function command<E extends Endpoint>(
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

/** Refuses a caller the endpoint does not let in; runs before the input is read. */
export function authorize(endpoint: Endpoint, caller: Caller | 'expired' | undefined): void {
  const { access } = endpoint;
  if (access === 'public') return;
  if (caller === 'expired') throw new AppError('token_expired', { data: { type: 'token expired' } });
  if (caller === undefined) throw new AppError('need_login');
  if (!mayCall(access, caller)) throw new AppError('no_permission');
}

function mayCall(access: Exclude<Access, 'public'>, caller: Caller): boolean {
  if (access === 'user') return true;
  if (access === 'operator') return caller.kind === 'operator';
  if (caller.kind !== 'member') return false;
  if (access === 'owner') return caller.role === 'owner';
  if (typeof access !== 'object') return true;
  if ('node' in access) return caller.nodes.has(access.node);
  return 'page' in access ? holdsPage(caller, access.page) : true;
}

/** Whether the member holds at least one node of a page. */
function holdsPage(member: Member, page: string): boolean {
  return [...member.nodes].some((node) => node.startsWith(`${page}/`));
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

/** Whether prices are shown net of the mark-up for guests. */
export function seesNetPrices(caller: Caller | undefined): boolean {
  return caller?.kind === 'operator' || (caller?.kind === 'member' && caller.nodes.has(netPriceNode));
}

/** Refuses a member who does not hold the node. */
export function requireNode(member: Member, node: string): void {
  if (!member.nodes.has(node)) throw new AppError('no_permission');
}
