import type { Operator, Trx } from '../../calls.ts';
import { approverIn, guardByAdministrator, mayDecide } from '../concessions/concessions.ts';
import type { GivenRole } from './open-role.ts';

/** Lets a second administrator decide who becomes able to approve the acts of others; other roles pass. */
export function guardRights(
  trx: Trx,
  { id, username }: { id: number | null; username: string },
  { code, nodes }: Pick<GivenRole, 'code' | 'nodes'>,
): void {
  const holder = { role: code, nodes };
  if (!mayDecide(holder, 'colleague') && !mayDecide(holder, 'administrator')) return;
  guardByAdministrator(trx, { kind: 'staff', on: { kind: 'operator', id, name: username }, reason: code });
}

/** Records who granted a role: people appointed by a person cannot be that person's second person. */
export function appointment(trx: Trx, { userId }: Operator) {
  return { appointed_by: userId, appointed_with: approverIn(trx) };
}
