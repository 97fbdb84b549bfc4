import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAllDeclarations as deskEndpoint } from '@serai/contract/receipts/desk';
import type { listDeclarations as endpoint } from '@serai/contract/receipts/receipts';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { byId, readList } from '../../platform/list/read-list.ts';
import { selectDeclarations } from './declaration-store.ts';
import { presentDeclaration, presentForStaff } from './present-declaration.ts';

/** Lists a page of the agency's declarations, newest first. */
export async function listDeclarations(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { rows, ...rest } = await readList(db, call.input, {
    ...declarations,
    list: ['top-ups', agencyId],
    order: byId('newest first', 'declared.id'),
    where: sql`declared.agency_id = ${agencyId}`,
  });
  return { list: rows.map(presentDeclaration), ...rest };
}

/** Lists a page of all agencies' declarations: waiting ones oldest first, closed ones newest first. */
export async function listAllDeclarations(
  db: Db,
  call: Call<typeof deskEndpoint>,
): Promise<ReplyOf<typeof deskEndpoint>> {
  const { status = 'declared' } = call.input;
  const { rows, ...rest } = await readList(db, call.input, {
    ...declarations,
    list: ['declarations', status],
    order: byId(status === 'declared' ? 'oldest first' : 'newest first', 'declared.id'),
    where: sql`declared.status = ${status}`,
  });
  return { list: rows.map(presentForStaff), ...rest };
}

const declarations = { from: sql`FROM declared_payments declared`, select: selectDeclarations };
