import { moneyNodes, type StaffNode } from '@serai/contract/staff/nodes';
import type { Operator, Trx } from '../../calls.ts';
import { approverIn, guardByAdministrator, mayDecide } from '../concessions/concessions.ts';
import type { GivenRole } from './open-role.ts';

/** One of the staff who receives a role. */
export interface Holder {
  /** Null for a person who is being invited. */
  id: number | null;
  username: string;
  /** Nodes that the person can use now; none for a new or disabled person. */
  held: ReadonlySet<StaffNode>;
}

/**
 * Lets a second administrator decide who becomes able to book money or to approve the acts of others; other roles
 * pass.
 */
export function guardRights(
  trx: Trx,
  { id, username, held }: Holder,
  { code, nodes }: Pick<GivenRole, 'code' | 'nodes'>,
): void {
  const holder = { role: code, nodes };
  const decides = mayDecide(holder, 'colleague') || mayDecide(holder, 'administrator');
  if (!decides && !gainsMoney(held, nodes)) return;
  guardByAdministrator(trx, { kind: 'staff', on: { kind: 'operator', id, name: username }, reason: code });
}

/** Whether a change of nodes adds one of `moneyNodes`. */
export function gainsMoney(before: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  return moneyNodes.some((node) => after.has(node) && !before.has(node));
}

/** Records who granted a role: people appointed by a person cannot be that person's second person. */
export function appointment(trx: Trx, { userId }: Operator) {
  return { appointed_by: userId, appointed_with: approverIn(trx) };
}
