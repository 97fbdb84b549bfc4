import { openWallet } from '../src/features/wallet/wallet.ts';
import { openSession } from './harness.ts';
import type { OrderWorld } from './order-world.ts';
import { testStart } from './population.ts';
import type { TestReply } from './test-caller.ts';

/**
 * A verified agency used by one test alone, with an empty deposit and no credit; its owner makes the calls.
 */
export interface OwnAgency {
  id: number;
  /** Name of the owner. */
  owner: string;
  get(path: string, data?: object, lang?: 'zh-cn' | 'en'): Promise<TestReply>;
  post(path: string, data: object): Promise<TestReply>;
  topUp(amount: number, memo?: string): Promise<TestReply>;
  setCreditLimit(credit_limit: number): Promise<TestReply>;
  /** Books a trip of 511.00 and pays for it; returns the order. */
  buy(pay_channel: 'balance' | 'credit', date?: string): Promise<number>;
}

let opened = 0;

/** Opens an agency for a test that checks its own money. */
export async function openAgency({ db, call }: OrderWorld): Promise<OwnAgency> {
  opened += 1;
  const owner = `own_${opened}`;
  const id = await db.transaction().execute(async (trx) => {
    const agency = {
      name: `Agency ${owner}`,
      currency: 'USD',
      verified_at: testStart,
      created_at: testStart,
    };
    const unbound = { most_unpaid_orders: 1_000_000, most_unpaid_percent: 100 };
    const row = await trx
      .insertInto('agencies')
      .values({ ...agency, ...unbound })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallet(trx, row.id);
    const person = { agency_id: row.id, role: 'owner' as const, username: owner, nickname: owner };
    const unused = { password_hash: '', email: `${owner}@example.com`, created_at: testStart };
    await trx
      .insertInto('users')
      .values({ ...person, ...unused })
      .execute();
    return row.id;
  });
  const token = await openSession(db, owner);
  const staff = (path: string, data: object) => call('POST', path, data, { as: 'operator' });
  const post: OwnAgency['post'] = (path, data) => call('POST', path, data, { token });
  return {
    id,
    owner,
    get: (path, data = {}, lang = 'en') => call('GET', path, data, { token, lang }),
    post,
    topUp: (amount, memo = '') => staff('console/wallet/topUp', { agency_id: id, amount, memo }),
    setCreditLimit: (credit_limit) =>
      staff('console/wallet/setCreditLimit', { agency_id: id, credit_limit, verified: true }),
    buy: async (pay_channel, date = '2026-12-01') => {
      const booked = await post('boat/book', { date });
      const paid = await post('order/pay', { id: booked.data.order.id, pay_channel });
      if (paid.code !== 1) throw new Error(paid.msg);
      return booked.data.order.id;
    },
  };
}
