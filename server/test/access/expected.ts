import type { Endpoint } from '@serai/contract/endpoint';
import { nodesOfStaffRole, type StaffNode } from '@serai/contract/staff-nodes';
import { dealt } from '../reliability/figure.ts';
import type { Heard } from './call-route.ts';
import { isForStaff, staffActors } from './staff-actors.ts';

/** Who calls on the walk; `operator` is an administrator, the others of the staff call what is the staff's. */
export const actors = ['guest', 'expired', 'bare', 'other', 'operator'] as const;
export type Actor = (typeof actors)[number] | (typeof staffActors)[number];

/**
 * Who is tried on a call; of the staff in the short run the administrator and the role whose turn it is, because who
 * holds which node is a table, and whether it is asked for does not depend on the role.
 */
export function actorsOf({ access }: Endpoint, turn: number): readonly Actor[] {
  return isForStaff(access) ? [...actors, ...dealt(staffActors, turn)] : actors;
}

/** How a call answers somebody: let in (whatever then), or turned away with this code of the envelope. */
export type Verdict = 'in' | 303 | 409 | 401;

/**
 * What the access of a call means for somebody who asks with an input that is right for a master of side A:
 * nobody, the bearer of an expired token, a colleague without any node, the other agency's master, one of the staff.
 */
export function verdictOf({ access }: Endpoint, actor: Actor): Verdict {
  if (access === 'public') return 'in';
  if (actor === 'guest') return 303;
  if (actor === 'expired') return 409;
  if (access === 'user') return 'in';
  if (isForStaff(access)) return holds(actor, access.staff) ? 'in' : 401;
  if (actor === 'operator') return 401;
  const needsNode = access === 'owner' || (typeof access === 'object' && !('orderAction' in access));
  return needsNode && actor === 'bare' ? 401 : 'in';
}

function holds(actor: Actor, node: StaffNode): boolean {
  const role = actor === 'operator' ? 'administrator' : staffActors.find((one) => one === actor);
  return role !== undefined && nodesOfStaffRole(role).includes(node);
}

/** The verdict that an answer stands for. */
export function verdictIn({ code, data }: Heard): Verdict {
  if (code === 303) return data?.type === 'logged in' ? 'in' : 303;
  return code === 409 || code === 401 ? code : 'in';
}
