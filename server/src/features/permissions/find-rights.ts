import type { Db, Member } from '../../calls.ts';
import { heldNodes } from './held-nodes.ts';

/** Whose something is and what they may see of it. */
export type Rights = Pick<Member, 'agencyId' | 'userId' | 'nodes'>;

/** What a member may do now, for what was asked for by a login and is made without one; undefined once disabled. */
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
