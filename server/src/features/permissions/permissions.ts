import type { Access, Endpoint } from '@serai/contract/endpoint';
import {
  type NodePage,
  netPriceNode,
  type OrderAction,
  orderListPages,
  type PermissionNode,
} from '@serai/contract/permissions';
import type { Caller, Member } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type DeadToken, isDead, refusedToken } from '../../platform/http/dead-token.ts';
import { findRights, type Rights } from './find-rights.ts';
import { type Grants, heldNodes, knownNodes } from './held-nodes.ts';

export { findRights, type Grants, heldNodes, knownNodes, type Rights };

/** Refuses a caller without access to the endpoint; runs before the input is parsed. */
export function authorize(endpoint: Endpoint, caller: Caller | DeadToken | undefined): void {
  const { access } = endpoint;
  if (access === 'public') return;
  if (isDead(caller)) throw refusedToken(caller);
  if (caller === undefined) throw new AppError('need_login');
  if (!mayCall(access, caller)) throw new AppError('no_permission');
}

function mayCall(access: Exclude<Access, 'public'>, caller: Caller): boolean {
  if (access === 'user') return true;
  if (typeof access === 'object' && 'staff' in access) {
    return caller.kind === 'operator' && caller.nodes.has(access.staff);
  }
  if (caller.kind !== 'member') return false;
  if (access === 'owner') return caller.role === 'owner';
  if (typeof access !== 'object') return true;
  if ('node' in access) return caller.nodes.has(access.node);
  if ('listAction' in access) return holdsOnAnyList(caller, access.listAction);
  return 'page' in access ? holdsPage(caller, access.page) : true;
}

/** Whether the member holds at least one node of a page. */
export function holdsPage(member: Pick<Member, 'nodes'>, page: NodePage): boolean {
  return [...member.nodes].some((node) => node.startsWith(`${page}/`));
}

/** Returns whether the member has the action on at least one list; which one depends on the input. */
function holdsOnAnyList(member: Member, action: OrderAction): boolean {
  return Object.values(orderListPages).some((page) => member.nodes.has(`${page}/${action}`));
}

/** Whether prices are shown without the public mark-up. */
export function seesNetPrices(caller: Caller | undefined): boolean {
  return caller?.kind === 'operator' || (caller?.kind === 'member' && caller.nodes.has(netPriceNode));
}

/** Refuses a member who does not hold the node. */
export function requireNode(member: Rights, node: PermissionNode): void {
  if (!member.nodes.has(node)) throw new AppError('no_permission');
}
