import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../billing-world.ts';
import { addStaff, setConcessionSums } from '../concession-sums.ts';
import { openSession } from '../harness.ts';
import { openAgency } from '../open-agency.ts';

// Nobody completes alone a move of money that needs two persons: by a second session, by a changed role, or by other
// accounts that the same person has set up.
let world: BillingWorld;
let serial = 0;
/** Founder and partner were set up with the portal; the others are the founder's own accounts or independent. */
let founder: Person;
let partner: Person;
let colleague: Person;

interface Person {
  id: number;
  token: string;
  username: string;
}

/** A two-person move: how it is asked, who may decide it by its own call, and whether it is done. */
interface Move {
  name: string;
  /** Call that asks; its refusal `second_person_asked`, or its stored request, is the start. */
  asks: string;
  input: () => Promise<object>;
  /** Own call of the decision; `secondPerson/decide` decides every request besides. */
  decides?: { call: string; input: (reply: Reply) => object };
}

// biome-ignore lint/suspicious/noExplicitAny: tests read replies; the contract already checked them.
type Reply = any;

const moves: readonly Move[] = [
  {
    name: 'top-up without a bank line',
    asks: 'console/wallet/topUp',
    input: async () => ({ agency_id: world.agencies.A, amount: 50_000, memo: 'Cash' }),
  },
  {
    name: 'higher credit limit',
    asks: 'console/wallet/setCreditLimit',
    input: async () => ({ agency_id: world.agencies.A, credit_limit: 400_000_000 + serial }),
  },
  {
    name: 'temporary limit',
    asks: 'console/contract/save',
    input: async () => ({
      agency_id: world.agencies.A,
      credit_limit: 300_000_000,
      temporary_limit: 900_000_000 + serial,
      temporary_to: '2027-12-31',
      cycle: 'month',
      due_days: 15,
      grace_days: 7,
      tolerance: 0,
      low_balance: 0,
      invoice_when: 'bill_confirmed',
      reason: 'High season',
    }),
  },
  {
    name: 'deposit paid back',
    asks: 'console/payBack/ask',
    input: async () => ({
      agency_id: world.agencies.A,
      amount: 50_000,
      payee: 'KBZ 123',
      reason: 'Asked for',
    }),
    decides: {
      call: 'console/payBack/decide',
      input: ({ id }) => ({ pay_back_id: id }),
    },
  },
  {
    name: 'refund of a completed order',
    asks: 'console/order/refundLater',
    input: async () => ({
      id: await soldOrder(),
      amount: 20_000,
      reason: 'The boat did not leave, says its captain',
    }),
    decides: {
      call: 'console/correction/decide',
      input: ({ correction }) => ({ correction_id: correction.id }),
    },
  },
  {
    name: 'write-off of a bill',
    asks: 'console/bill/writeOff',
    input: async () => ({ id: await overdueBill(), reason: 'The company is dissolved' }),
    decides: {
      call: 'console/bill/decideWriteOff',
      input: ({ write_off }) => ({ write_off_id: write_off.id }),
    },
  },
];

/** Calls of money with a second person that other tests walk, and which. */
const elsewhere: Readonly<Record<string, string>> = {
  'console/order/cancel': 'second-person/ten-doors',
  'console/order/changePrice': 'second-person/ten-doors',
  'console/hotelOrder/dropRoom': 'second-person/ten-doors',
  'console/hotel/nightPrice': 'hotels',
  'console/order/pay': 'orders/desk',
  'console/review/decide': 'orders/corrections',
  'console/priceGroup/save': 'contracts/price-groups',
  'console/entity/save': 'second-person/administrators',
  'console/site/save': 'second-person/administrators',
  'console/staff/invite': 'second-person/administrators',
  'console/staff/setRole': 'second-person/administrators',
  'console/staff/disable': 'staff',
  'console/staffRole/save': 'staff/staff-roles',
  'console/supplierContract/publish': 'hotels/supplier-contracts',
  'console/wallet/reopenMonth': 'closing',
  'console/payable/saveBank': 'payables',
  'console/payable/assign': 'payables',
  'console/payable/adjustCost': 'payables',
  'console/payable/acceptInvoice': 'payables',
  'console/payable/pay': 'payables',
  'console/bank/addRule': 'receipts/bank',
  'console/bank/settleLine': 'receipts/bank',
};

beforeAll(async () => {
  world = await openBillingWorld({ deposit: 900_000_000, limit: 300_000_000 });
  const { id } = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'operator_1')
    .executeTakeFirstOrThrow();
  founder = { id, username: 'operator_1', token: await openSession(world.db, 'operator_1') };
  partner = await join('administrator');
  colleague = await join('finance', { appointed_by: founder.id, appointed_with: partner.id });
});
afterAll(() => world.close());
beforeEach(() => {
  serial += 1;
});

async function join(
  role: Parameters<typeof addStaff>[2],
  appointed: Parameters<typeof addStaff>[3] = {},
): Promise<Person> {
  const username = `two_${++serial}_${randomUUID().slice(0, 6)}`;
  return { username, ...(await addStaff(world.db, username, role, appointed)) };
}

/** A completed trip, paid from the deposit. */
async function soldOrder(): Promise<number> {
  const start = new Date(world.clock.now().getTime() + 20 * 86_400_000);
  const id = await world.book(start.toISOString().slice(0, 10), { price: 40_000 });
  expect((await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' })).code).toBe(
    1,
  );
  await world.complete(id, new Date(start.getTime() + 5 * 86_400_000).toISOString());
  return id;
}

/** A bill of an agency without a deposit, past due. */
async function overdueBill(): Promise<number> {
  const own = await openAgency(world);
  expect((await own.setCreditLimit(1_000_000)).code).toBe(1);
  const start = world.clock.now().getTime() + 2 * 86_400_000;
  const order = await own.buy('credit', new Date(start).toISOString().slice(0, 10));
  world.clock.set(new Date(start + 5 * 86_400_000).toISOString());
  expect((await own.post('order/confirmComplete', { id: order })).code).toBe(1);
  const { list } = (await own.get('bill/unsettled', { limit: 10 })).data;
  const total = list.reduce((sum: number, { amount }: Reply) => sum + amount.amount, 0);
  const applied = await own.post('bill/apply', { charge_ids: list.map(({ id }: Reply) => id), total });
  const { id } = applied.data.bill;
  expect((await world.staff('console/bill/confirm', { id })).code).toBe(1);
  world.clock.set(new Date(start + 100 * 86_400_000).toISOString());
  return id;
}

const send = (person: Pick<Person, 'token'>, call: string, input: object) =>
  world.call('POST', call, input, { token: person.token, lang: 'en' });

/** Asks for a move and returns how to decide it: by its own call, and by the list of requests. */
async function ask(asker: Person, { asks, input, decides }: Move) {
  await setConcessionSums(world.db, {});
  const asked = await input();
  await setConcessionSums(world.db, { act: 100, order: 100, day: 100 });
  const reply = await send(asker, asks, asked);
  const isStored = reply.code === 1 || reply.data.reason === 'second_person_asked';
  expect(isStored, `${asks}: ${reply.msg}`).toBe(true);
  const request = await world.db
    .selectFrom('concessions')
    .select(['id', 'status'])
    .where('asked_by', '=', asker.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(request.status).toBe('asked');
  const approval = { decision: 'confirm', note: 'Checked' };
  const ways: { call: string; input: object }[] = [
    { call: 'console/secondPerson/decide', input: { id: request.id, ...approval } },
  ];
  if (decides) ways.unshift({ call: decides.call, input: { ...decides.input(reply.data), ...approval } });
  return { id: request.id, ways };
}

/** Ends a request, so that the next one about the same agency can be made. */
async function decline([way]: { call: string; input: object }[]): Promise<void> {
  const declined = await send(partner, way!.call, { ...way!.input, decision: 'reject' });
  expect(declined.msg).toBe('');
}

const statusOf = async (id: number) =>
  (await world.db.selectFrom('concessions').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

async function giveRole(person: Person, staff_role: string): Promise<void> {
  await world.db.updateTable('users').set({ staff_role }).where('id', '=', person.id).execute();
}

/** A role of the seller's own that enters receipts and asks for pay-backs, but decides nothing. */
async function cashierRole(): Promise<string> {
  const nodes = [
    '/console/receipt/view',
    '/console/receipt/edit',
    '/console/payBack/ask',
    '/console/wallet/topUp',
  ];
  const { data, msg } = await send(founder, 'console/staffRole/save', {
    name: `Cashier ${randomUUID().slice(0, 8)}`,
    nodes,
  });
  expect(msg).toBe('');
  return data.role.code;
}

test('two-person moves: contract → every call that needs a second person is walked here or by a named test', () => {
  const held = (allEndpoints as readonly Endpoint[])
    .filter(({ method, errors }) => method === 'POST' && errors.includes('second_person_asked'))
    .map(({ path }) => path);
  const walked = moves.map(({ asks }) => asks);
  expect(held.filter((path) => !walked.includes(path) && !(path in elsewhere))).toEqual([]);
});

describe.each(moves)('$name', (move) => {
  test('two-person move: asker decides in a second session, and with every other role → refused', async () => {
    const asker = await join('finance');
    const { id, ways } = await ask(asker, move);
    const second = { token: await openSession(world.db, asker.username) };
    for (const role of ['finance', 'administrator', 'auditor', await cashierRole()]) {
      await giveRole(asker, role);
      for (const session of [asker, second]) {
        for (const { call, input } of ways) expect((await send(session, call, input)).code, call).not.toBe(1);
      }
      expect(await statusOf(id), role).toBe('asked');
    }
    await decline(ways);
  });

  test('two-person move: person who appointed the asker alone, and another of the same → refused', async () => {
    const asker = await join('finance', { appointed_by: founder.id });
    const puppet = await join('finance', { appointed_by: founder.id });
    const ofPuppet = await join('finance', { appointed_by: puppet.id });
    const { id, ways } = await ask(asker, move);
    for (const person of [founder, puppet, ofPuppet]) {
      for (const { call, input } of ways) {
        expect((await send(person, call, input)).data.reason, call).toBe('second_person_dependent');
      }
    }
    expect(await statusOf(id)).toBe('asked');
    await decline(ways);
  });

  test('two-person move: cashier and auditor decide → not allowed; independent colleague → done', async () => {
    const asker = await join('finance');
    const cashier = await join('finance');
    const auditor = await join('auditor');
    await giveRole(cashier, await cashierRole());
    const { id, ways } = await ask(asker, move);
    for (const person of [cashier, auditor]) {
      for (const { call, input } of ways) expect((await send(person, call, input)).code, call).toBe(401);
    }
    expect(await statusOf(id)).toBe('asked');
    const done = await send(colleague, ways[0]!.call, ways[0]!.input);
    expect(done.msg).toBe('');
    expect(await statusOf(id)).toBe('done');
  });
});

test('two-person moves: auditor asks for any → not allowed; cashier asks for those of the role only', async () => {
  const auditor = await join('auditor');
  const cashier = await join('finance');
  await giveRole(cashier, await cashierRole());
  const rights: Readonly<Record<string, boolean>> = {
    'console/wallet/topUp': true,
    'console/payBack/ask': true,
  };
  await setConcessionSums(world.db, { act: 100, order: 100, day: 100 });
  for (const { asks } of moves) {
    expect((await send(auditor, asks, {})).code, asks).toBe(401);
    // An input without its fields is refused after the rights.
    expect((await send(cashier, asks, {})).code === 401, asks).toBe(!rights[asks]);
  }
});

test('console/staffRole/save: administrator adds the right to decide to the role of an own account → waits, decides nothing', async () => {
  const role = await cashierRole();
  const own = await join('finance', { appointed_by: founder.id });
  await giveRole(own, role);
  const nodes = [
    '/console/secondPerson/view',
    '/console/secondPerson/answer',
    '/console/secondPerson/decide',
  ];
  const saved = await send(founder, 'console/staffRole/save', {
    code: role,
    name: `Decider ${serial}`,
    nodes,
  });
  expect(saved.data.reason).toBe('second_person_asked');
  const { ways } = await ask(await join('finance'), moves[0]!);
  expect((await send(own, ways[0]!.call, ways[0]!.input)).code).toBe(401);
  // The administrator cannot approve the own request either.
  const approval = { id: saved.data.request_id, decision: 'confirm', note: 'Mine' };
  expect((await send(founder, 'console/secondPerson/decide', approval)).data.reason).toBe(
    'second_person_own',
  );
});
