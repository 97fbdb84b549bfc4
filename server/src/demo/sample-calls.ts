import { randomUUID } from 'node:crypto';
import type { Endpoint, InputOf, ReplyOf } from '@serai/contract/endpoint';
import type { Lang } from '@serai/phrases/lang';
import type { Caller, Db, Route } from '../calls.ts';
import { findStaffPerson } from '../features/people/people.ts';
import { heldNodes } from '../features/permissions/permissions.ts';

/** Runs the portal's own endpoints as if called over HTTP, at given times. */
export function askThrough(routes: readonly Route[]) {
  return async <E extends Endpoint>(
    by: Caller,
    endpoint: E,
    input: InputOf<E>,
    now: Date,
    { lang = 'zh-cn', ip = '127.0.0.1' }: { lang?: Lang; ip?: string } = {},
  ): Promise<ReplyOf<E>> => {
    const route = routes.find((each) => each.endpoint === endpoint);
    if (!route) throw new Error(`nothing answers ${endpoint.path}`);
    const { data } = await route.handle({
      input: endpoint.input.parse(input) as never,
      caller: by,
      deadToken: undefined,
      lang,
      now,
      ip,
      agent: '',
      requestId: 'sample',
      idempotencyKey: randomUUID(),
      rawBody: JSON.stringify(input),
    });
    return data as ReplyOf<E>;
  };
}

/** Returns a user of the demo as a logged-in caller. */
export async function findCaller(db: Db, name: string): Promise<Caller> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', name)
    .executeTakeFirstOrThrow();
  const { id: userId, agency_id: agencyId, username, nickname, role } = user;
  const who = { userId, sessionId: 0, username, nickname };
  if (agencyId === null) {
    const { role: code, nodes, scope } = (await findStaffPerson(db, userId))!;
    return { kind: 'operator', ...who, role: code, nodes, scope };
  }
  return { kind: 'member', ...who, agencyId, role, nodes: heldNodes(user) };
}
