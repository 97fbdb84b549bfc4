import { openSession } from './harness.ts';
import { type OrderWorld, openOrderWorld } from './order-world.ts';
import { type PersonName, testPassword } from './population.ts';

/** Who calls: one of the population, or a colleague by the token. */
export type Who = { as: PersonName } | { token: string };

/** An agency whose master adds colleagues as a test needs them. */
export interface ColleagueWorld extends OrderWorld {
  /** Everybody's id by account name. */
  ids: Record<string, number>;
  /** A call of `subAccount/…`, by the master unless said otherwise. */
  manage(action: string, data: object, who?: Who): ReturnType<OrderWorld['call']>;
  list(who?: Who): Promise<Awaited<ReturnType<OrderWorld['call']>>['data']>;
  /** A sub-account of agency A in a role, logged in; with these nodes if any are said. */
  member(role?: string, nodes?: readonly string[]): Promise<Colleague>;
}

type Colleague = ReturnType<typeof newPerson> & { id: number; token: string };

/** Limits that limit nothing. */
export const noLimit = {
  order_limit: null,
  day_limit: null,
  month_limit: null,
  products: null,
  pay_channels: null,
};

let serial = 0;

/** A name, an account and an e-mail nobody has yet. */
export function newPerson() {
  serial += 1;
  return { username: `colleague${serial}`, nickname: `同事${serial}`, email: `c${serial}@example.com` };
}

export async function openColleagueWorld(): Promise<ColleagueWorld> {
  const world = await openOrderWorld();
  const { db, call } = world;
  const rows = await db.selectFrom('users').select(['id', 'username']).execute();
  const manage: ColleagueWorld['manage'] = (action, data, who = { as: 'owner' }) =>
    call('POST', `subAccount/${action}`, data, who);
  return {
    ...world,
    ids: Object.fromEntries(rows.map(({ id, username }) => [username, id])),
    manage,
    list: async (who = { as: 'owner' }) => (await call('GET', 'subAccount/list', { limit: 100 }, who)).data,
    member: async (role = 'booker', nodes) => {
      const person = newPerson();
      const { data } = await manage('add', { ...person, role, password: testPassword });
      const { id } = data.sub_account;
      if (nodes)
        await db
          .updateTable('users')
          .set({ nodes: [...nodes] })
          .where('id', '=', id)
          .execute();
      return { ...person, id, token: await openSession(db, person.username) };
    },
  };
}
