import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAllDeclarations as deskEndpoint } from '@serai/contract/receipts/desk';
import type { listDeclarations as endpoint } from '@serai/contract/receipts/receipts';
import { type RawBuilder, sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { capped, countOf } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { type ShownDeclaration, selectDeclarations } from './declaration-store.ts';
import { presentDeclaration, presentForStaff } from './present-declaration.ts';

/** Lists a page of the agency's declarations, newest first. */
export async function listDeclarations(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const own = sql`declared.agency_id = ${agencyId}`;
  const { rows, ...rest } = await readPage(db, call.input, ['top-ups', agencyId], own, 'newest');
  return { list: rows.map(presentDeclaration), ...rest };
}

/** Lists a page of all agencies' declarations: waiting ones oldest first, closed ones newest first. */
export async function listAllDeclarations(
  db: Db,
  call: Call<typeof deskEndpoint>,
): Promise<ReplyOf<typeof deskEndpoint>> {
  const { status = 'declared' } = call.input;
  const order = status === 'declared' ? 'oldest' : 'newest';
  const list = ['declarations', status];
  const { rows, ...rest } = await readPage(db, call.input, list, sql`declared.status = ${status}`, order);
  return { list: rows.map(presentForStaff), ...rest };
}

async function readPage(
  db: Db,
  input: Parameters<typeof openPage>[0],
  list: unknown,
  filter: RawBuilder<unknown>,
  first: 'newest' | 'oldest',
) {
  const page = openPage<ShownDeclaration>(input, list, ({ id }) => [id]);
  const [beyond, order] = first === 'newest' ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`];
  const after = page.after ? sql`declared.id ${beyond} ${page.after[0]}::bigint` : sql`true`;
  const wanted = sql`${filter} AND ${after} ORDER BY declared.id ${order} LIMIT ${page.fetch} OFFSET ${page.offset}`;
  const found = await selectDeclarations(wanted).execute(db);
  const counted = await sql<{ count: number }>`
    SELECT ${countOf(sql`SELECT FROM declared_payments declared WHERE ${filter}`)} AS count`.execute(db);
  return { ...page.cut(found.rows), ...capped(counted.rows[0]!.count) };
}
