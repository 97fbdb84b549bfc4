import type { Db, Member } from '../../calls.ts';
import { heldNodes } from './held-nodes.ts';

/** Owner and nodes that decide what a member may see. */
export type Rights = Pick<Member, 'agencyId' | 'userId' | 'nodes'>;

/** Returns a member's current rights, for work requested by a login and done without one; undefined once disabled. */
export async function findRights(db: Db, userId: number): Promise<Rights | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['agency_id', 'role', 'nodes', 'products'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!user || user.agency_id === null) return undefined;
  return { agencyId: user.agency_id, userId, nodes: heldNodes(user) };
}
