import type { Endpoint } from '@serai/contract/endpoint';
import { nodesOfStaffRole, type StaffNode } from '@serai/contract/staff/nodes';
import { isAssurance } from '../reliability/figure.ts';
import type { Heard } from './call-route.ts';
import { isForStaff, staffActors } from './staff-actors.ts';

/** The callers of the walk; `operator` is an administrator, the other staff call only what is for staff. */
export const actors = ['guest', 'expired', 'bare', 'other', 'operator'] as const;
export type Actor = (typeof actors)[number] | (typeof staffActors)[number];

/**
 * Returns the actors tried on a call. In `npm test` the only staff are the administrator and one role that the
 * call refuses: the nodes of a role are a table, and the check does not depend on the role.
 */
export function actorsOf(endpoint: Endpoint): readonly Actor[] {
  if (!isForStaff(endpoint.access)) return actors;
  if (isAssurance) return [...actors, ...staffActors];
  const refused = staffActors.find((actor) => verdictOf(endpoint, actor) !== 'in');
  return refused ? [...actors, refused] : actors;
}

/** The answer to an actor: let in (whatever follows), or refused with this code of the envelope. */
export type Verdict = 'in' | 303 | 409 | 401;

/**
 * Returns the verdict that the access of a call implies for an actor whose input would be right for a master
 * of side A: a guest, the bearer of an expired token, a colleague without nodes, the other agency's master,
 * one of the staff.
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

/** Returns the verdict that an answer represents. */
export function verdictIn({ code, data }: Heard): Verdict {
  if (code === 303) return data?.type === 'logged in' ? 'in' : 303;
  return code === 409 || code === 401 ? code : 'in';
}
