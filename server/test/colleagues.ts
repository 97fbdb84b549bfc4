import { openSession } from './harness.ts';
import { type OrderWorld, openOrderWorld } from './order-world.ts';
import { type PersonName, testPassword } from './population.ts';

/** The caller: one of the population, or a colleague by token. */
export type Who = { as: PersonName } | { token: string };

/** An agency whose master adds colleagues as a test needs them. */
export interface ColleagueWorld extends OrderWorld {
  /** User ids by account name. */
  ids: Record<string, number>;
  /** Sends a call of `subAccount/…`, by default as the master. */
  manage(action: string, data: object, who?: Who): ReturnType<OrderWorld['call']>;
  list(who?: Who): Promise<Awaited<ReturnType<OrderWorld['call']>>['data']>;
  /** Adds a sub-account of agency A in a role and logs it in; with these nodes if given. */
  member(role?: string, nodes?: readonly string[]): Promise<Colleague>;
}

type Colleague = ReturnType<typeof newPerson> & { id: number; token: string };

/** Limits that restrict nothing. */
export const noLimit = {
  order_limit: null,
  day_limit: null,
  month_limit: null,
  products: null,
  pay_channels: null,
};

let serial = 0;

/** Returns an unused name, account and e-mail. */
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
