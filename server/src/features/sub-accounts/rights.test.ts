import { randomUUID } from 'node:crypto';
import {
  netPriceNode,
  nodesOfRole,
  permissionNodes,
  pricedNodes,
  subAccountPage,
} from '@serai/contract/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ColleagueWorld, newPerson, noLimit, openColleagueWorld } from '../../../test/colleagues.ts';
import { type PersonName, people, testPassword } from '../../../test/population.ts';
import { tries } from '../../../test/reliability/figure.ts';
import { waitForBlockedStatements } from '../../../test/wait-for-blocked-statements.ts';

const manager = ['add', 'edit', 'disable', 'limit', 'perm'].map((action) => `${subAccountPage}/${action}`);
const owner = { as: 'owner' } as const;

let world: ColleagueWorld;
beforeAll(async () => {
  world = await openColleagueWorld();
});
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
});
afterAll(() => world.close());

const stored = (id: number) =>
  world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('roles × calls', () => {
  const calls = [
    ['GET', 'subAccount/list', () => ({})],
    ['POST', 'subAccount/add', () => ({ ...newPerson(), role: 'viewer' })],
    [
      'POST',
      'subAccount/edit',
      () => ({ id: world.ids.viewer_a, nickname: '阅', email: 'viewer_a@example.com' }),
    ],
    ['POST', 'subAccount/resetPassword', () => ({ id: world.ids.viewer_a })],
    ['POST', 'subAccount/disable', () => ({ id: world.ids.viewer_a, disabled: false })],
    ['POST', 'subAccount/limit', () => ({ id: world.ids.viewer_a, limits: noLimit })],
    ['POST', 'subAccount/perm', () => ({ id: world.ids.viewer_a, role: 'viewer', nodes: null })],
  ] as const;

  test.each(calls)(
    'sub-account calls: %s %s → owner and holders of its node only',
    async (method, path, data) => {
      const codes: Record<string, number> = {};
      for (const as of Object.keys(people) as PersonName[]) {
        codes[as] = (await world.call(method, path, data(), { as })).code;
      }
      codes.guest = (await world.call(method, path, data())).code;
      const expected = { finance: 401, booker: 401, viewer: 401, operator: 401, guest: 303 };
      expect(codes).toMatchObject({ ...expected, owner: 1 });
      // The other agency's owner may call it, but finds no account.
      expect(codes.otherAgency).toBe(path.endsWith('add') || path.endsWith('list') ? 1 : 0);
    },
  );

  test('sub-account nodes: one node alone → opens its call at once, and no other', async () => {
    const who = await world.member('viewer');
    const nodeOf = {
      add: 'add',
      edit: 'edit',
      resetPassword: 'edit',
      disable: 'disable',
      limit: 'limit',
      perm: 'perm',
    };
    for (const node of manager) {
      await world.manage('perm', { id: who.id, role: 'viewer', nodes: [...nodesOfRole('viewer'), node] });
      for (const [action, needed] of Object.entries(nodeOf)) {
        const data = calls.find(([, path]) => path === `subAccount/${action}`)![2]();
        const { code } = await world.manage(action, data, who);
        expect(code, `${action} with ${node}`).toBe(node.endsWith(`/${needed}`) ? 1 : 401);
      }
      expect((await world.list(who)).list.length).toBeGreaterThan(3);
    }
    await world.manage('perm', { id: who.id, role: 'viewer', nodes: null });
    expect((await world.call('GET', 'subAccount/list', {}, who)).code).toBe(401);
  });

  test('sub-account nodes: all but one → everything but its call', async () => {
    for (const node of manager) {
      const { token } = await world.member(
        'booker',
        permissionNodes.filter((other) => other !== node),
      );
      expect((await world.list({ token })).grantable).not.toContain(node);
      const action = node.slice(subAccountPage.length + 1);
      const data = calls.find(([, path]) => path === `subAccount/${action}`)![2]();
      expect((await world.manage(action, data, { token })).code).toBe(401);
    }
  });

  test("sub-account calls: another agency's, the owner's and a missing account → same reply", async () => {
    const data = { disabled: true };
    const missing = await world.manage('disable', { id: 999_999, ...data }, { as: 'otherAgency' });
    expect(missing).toMatchObject({ code: 0, data: { reason: 'not_found' } });
    for (const [id, who] of [
      [world.ids.booker_a, { as: 'otherAgency' }],
      [world.ids.owner_a, { as: 'otherAgency' }],
      [world.ids.operator_1, owner],
    ] as const) {
      const reply = await world.manage('disable', { id, ...data }, who);
      expect([reply.http, reply.code, reply.msg, reply.data]).toEqual([200, 0, missing.msg, missing.data]);
    }
    const manages = await world.member('booker', [...nodesOfRole('booker'), ...manager]);
    expect((await world.manage('disable', { id: world.ids.owner_a, ...data }, manages)).data.reason).toBe(
      'not_found',
    );
    const seen = await world.list({ as: 'otherAgency' });
    expect(JSON.stringify(seen)).not.toMatch(/booker_a|finance_a|viewer_a/);
  });
});

describe('nobody goes beyond their own rights', () => {
  test('sub-accounts: change of the own rights → refused', async () => {
    const { id, token, nickname, email } = await world.member('booker', permissionNodes);
    for (const [action, data] of [
      ['perm', { role: 'finance', nodes: null }],
      ['limit', { limits: noLimit }],
      ['edit', { nickname, email }],
      ['disable', { disabled: false }],
      ['resetPassword', { password: 'Lantern43' }],
    ] as const) {
      expect((await world.manage(action, { id, ...data }, { token })).data.reason, action).toBe(
        'own_account',
      );
    }
    expect(
      (await world.manage('perm', { id: world.ids.owner_a, role: 'viewer', nodes: null })).data.reason,
    ).toBe('own_account');
  });

  test('sub-accounts: granting rights not held, by node, role or new account → refused', async () => {
    const held = [...nodesOfRole('viewer'), ...manager];
    const who = await world.member('viewer', held);
    const other = await world.member('viewer');
    const refused = { code: 0, data: { reason: 'beyond_own_rights' } };
    const pay = '/user/order/list/pay';
    expect(await world.manage('perm', { id: other.id, role: 'viewer', nodes: [pay] }, who)).toMatchObject(
      refused,
    );
    expect(await world.manage('perm', { id: other.id, role: 'booker', nodes: null }, who)).toMatchObject(
      refused,
    );
    expect(await world.manage('add', { ...newPerson(), role: 'booker' }, who)).toMatchObject(refused);
    expect((await world.manage('perm', { id: other.id, role: 'viewer', nodes: held }, who)).code).toBe(1);
  });

  test('sub-accounts: paid actions without the right to see prices → refused with that reason', async () => {
    const { id } = await world.member('booker');
    const nodes = nodesOfRole('booker').filter((node) => node !== netPriceNode);
    for (const [action, data] of [
      ['perm', { id, role: 'booker', nodes }],
      ['perm', { id, role: 'booker', nodes: ['/car/booking/book'] }],
      ['add', { ...newPerson(), role: 'booker', nodes }],
    ] as const) {
      const reply = await world.call('POST', `subAccount/${action}`, data, { ...owner, lang: 'en' });
      expect(reply.data.errors, action).toEqual([{ field: 'nodes', message: reply.msg }]);
      expect(reply.msg).toContain('need the right to see prices');
    }
    expect((await stored(id)).nodes).toBeNull();
    const unpriced = nodes.filter((node) => !pricedNodes.includes(node));
    expect((await world.manage('perm', { id, role: 'booker', nodes: unpriced })).code).toBe(1);
  });

  test('sub-accounts: managing an account with more rights → refused', async () => {
    const who = await world.member('viewer', [...nodesOfRole('viewer'), ...manager]);
    const strong = await world.member('booker');
    for (const [action, data] of [
      ['edit', { nickname: 'x', email: 'thief@example.com' }],
      ['resetPassword', { password: 'Lantern43' }],
      ['resetPassword', {}],
      ['disable', { disabled: true }],
      ['limit', { limits: noLimit }],
      ['perm', { role: 'viewer', nodes: [] }],
    ] as const) {
      const reply = await world.manage(action, { id: strong.id, ...data }, who);
      expect(reply.data.reason, action).toBe('beyond_own_rights');
    }
    expect(await stored(strong.id)).toMatchObject({ email: strong.email, disabled_at: null });
    const seen = (await world.list(who)).list.find(({ id }: { id: number }) => id === strong.id);
    expect(seen.can_manage).toBe(false);
  });

  test('subAccount/add: only the node to add → neither limits nor nodes can be set', async () => {
    const who = await world.member('viewer', [...nodesOfRole('viewer'), `${subAccountPage}/add`]);
    const add = (change: object) => world.manage('add', { ...newPerson(), role: 'viewer', ...change }, who);
    expect((await add({ limits: { ...noLimit, day_limit: 0 } })).code).toBe(401);
    expect((await add({ nodes: ['/user/price/view'] })).code).toBe(401);
    expect((await add({})).code).toBe(1);
  });

  test('subAccount/add: granter with limits → granted account has them, too', async () => {
    const who = await world.member('booker', [...nodesOfRole('booker'), ...manager]);
    const own = { ...noLimit, day_limit: 10_000, products: ['hotel'], pay_channels: ['credit'] };
    await world.manage('limit', { id: who.id, limits: own });
    const added = await world.manage('add', { ...newPerson(), role: 'booker', password: testPassword }, who);
    expect(added.data.sub_account.limits).toEqual(own);
    const { id } = added.data.sub_account;
    for (const wider of [
      { day_limit: null },
      { day_limit: 10_001 },
      { products: null },
      { products: ['hotel', 'car'] },
      { pay_channels: ['balance'] },
    ]) {
      const reply = await world.manage('limit', { id, limits: { ...own, ...wider } }, who);
      expect(reply.data.reason, JSON.stringify(wider)).toBe('beyond_own_rights');
    }
    expect(
      (await world.manage('limit', { id, limits: { ...own, day_limit: 9_999, products: [] } }, who)).code,
    ).toBe(1);
  });
});

describe('rights that are taken from who grants, while granting', () => {
  const grants = [
    [
      'perm',
      (id: number) => ({ id, role: 'viewer', nodes: [...nodesOfRole('viewer'), `${subAccountPage}/edit`] }),
    ],
    ['limit', (id: number) => ({ id, limits: noLimit })],
    ['edit', (id: number) => ({ id, nickname: '改', email: `changed${id}@example.com` })],
    ['disable', (id: number) => ({ id, disabled: true })],
    ['resetPassword', (id: number) => ({ id, password: 'Lantern77' })],
    ['add', () => ({ ...newPerson(), role: 'viewer' })],
  ] as const;

  test.each(grants)(
    'rights removed from the granter: concurrent %s → not passed on',
    async (action, data) => {
      const granter = await world.member('viewer');
      const nodes = [...nodesOfRole('viewer'), ...manager];
      await world.manage('perm', { id: granter.id, role: 'viewer', nodes }, owner);
      const target = await world.member('viewer');
      let asked: ReturnType<typeof world.call> | undefined;
      const people = () => world.db.selectFrom('users').selectAll().orderBy('id').execute();
      let before: Awaited<ReturnType<typeof people>> = [];
      // The granter's row is locked after the granter's request has been admitted.
      await world.db.transaction().execute(async (trx) => {
        const nodesLeft = { nodes: [...nodesOfRole('viewer')] };
        await trx.updateTable('users').set(nodesLeft).where('id', '=', granter.id).execute();
        asked = world.manage(action, data(target.id), { token: granter.token });
        await waitForBlockedStatements(world);
        before = await trx.selectFrom('users').selectAll().orderBy('id').execute();
      });
      expect((await asked)?.code).toBe(401);
      expect(await people()).toEqual(before);
    },
  );

  test('of two changes at once the one that comes second sees the first, however often', async () => {
    const rounds = tries({ test: 2, assurance: 50 });
    let refused = 0;
    const granter = await world.member('viewer');
    for (let at = 0; at < rounds; at++) {
      const nodes = [...nodesOfRole('viewer'), `${subAccountPage}/perm`];
      await world.manage('perm', { id: granter.id, role: 'viewer', nodes }, owner);
      const target = await world.member('viewer');
      const [taken, granted] = await Promise.all([
        world.manage('perm', { id: granter.id, role: 'viewer', nodes: null }, owner),
        world.manage('perm', { id: target.id, role: 'viewer', nodes }, { token: granter.token }),
      ]);
      expect(taken.code).toBe(1);
      if (granted.code !== 1) refused += 1;
      expect([1, 401]).toContain(granted.code);
      // In either order, the granter's row has the rights that the owner set, and nothing is half granted.
      expect((await stored(granter.id)).nodes).toBeNull();
      expect((await stored(target.id)).nodes).toEqual(granted.code === 1 ? nodes : null);
    }
    process.stdout.write(
      `sub-accounts: ${rounds} rounds of granting and taking at once, ${refused} refused\n`,
    );
  });
});

describe('a repeated key', () => {
  const key = randomUUID;
  const pay = (id: number, options: { as?: PersonName; token?: string; key: string }) =>
    world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, options);
  const actions = ['pay', 'cancel'].map((action) => `/user/order/list/${action}`);

  test('idempotency key: repeated by another user → stored order not returned', async () => {
    await world.fund(500_000, 0);
    const id = await world.book();
    const first = { as: 'owner', key: key() } as const;
    expect((await pay(id, first)).code).toBe(1);
    const { token } = await world.member('booker', actions);
    const seen = await pay(id, { token, key: first.key });
    const missing = await pay(900_000, { token, key: key() });
    expect([seen.code, seen.msg, seen.data]).toEqual([missing.code, missing.msg, missing.data]);
    expect(seen.data.reason).toBe('not_found');
    // Another user who may see and pay it has a separate idempotency key of the same name.
    const finance = await pay(id, { as: 'finance', key: first.key });
    expect([finance.headers['idempotency-hit'], finance.data.reason]).toEqual([
      undefined,
      'order_wrong_state',
    ]);
    const again = await pay(id, first);
    expect(again.headers['idempotency-hit']).toBe('true');
    expect(again.data.order.id).toBe(id);
  });

  test('repeated key: right removed → reply no longer replayed', async () => {
    await world.fund(500_000, 0);
    const who = await world.member('booker', [...actions, '/hotel/booking/book', netPriceNode]);
    const booked = await world.call('POST', 'boat/book', { date: '2026-12-01' }, who);
    expect(booked.msg).toBe('');
    const { id } = booked.data.order;
    const first = { token: who.token, key: key() };
    expect((await pay(id, first)).code).toBe(1);
    await world.manage('perm', { id: who.id, role: 'booker', nodes: [] });
    expect(await pay(id, first)).toMatchObject({ code: 401, data: { reason: 'no_permission' } });
  });

  test('repeated key: right to see prices removed → replayed without sums', async () => {
    const who = await world.member('booker');
    const { id } = (await world.call('POST', 'boat/book', { date: '2026-12-01' }, who)).data.order;
    const first = { token: who.token, key: key() };
    const cancel = () => world.call('POST', 'order/cancel', { id }, first);
    const told = amountsIn((await cancel()).data);
    expect(told).toContain(0);
    const nodes = nodesOfRole('booker').filter(
      (node) => node !== netPriceNode && !pricedNodes.includes(node),
    );
    await world.manage('perm', { id: who.id, role: 'booker', nodes });
    const again = await cancel();
    expect(again.headers['idempotency-hit']).toBe('true');
    expect(amountsIn(again.data)).toEqual(told.map(() => null));
  });

  test('repeated key: order of a payment request no longer visible → not replayed', async () => {
    const id = await world.book();
    const who = await world.member('finance');
    const first = { token: who.token, key: key() };
    const ask = () => world.call('POST', 'order/askApproval', { id, note: '' }, first);
    expect((await ask()).code).toBe(1);
    expect((await ask()).headers['idempotency-hit']).toBe('true');
    await world.manage('perm', { id: who.id, role: 'finance', nodes: [...actions, netPriceNode] });
    expect((await ask()).data).toEqual({ reason: 'not_found' });
    await world.call('POST', 'order/cancel', { id }, { as: 'owner' });
  });
});

describe('who may not see prices or the balance', () => {
  const orderNodes = nodesOfRole('owner').filter((node) => !node.startsWith('/user/account/'));
  const sees = (data: unknown) => ({
    amounts: amountsIn(data),
    written: /\d\.\d\d USD/.test(JSON.stringify(data)),
  });
  async function paidOrder(token: string): Promise<number> {
    const { data } = await world.call('POST', 'boat/book', { date: '2026-12-01' }, { token });
    const pay = { id: data.order.id, pay_channel: 'balance' };
    expect((await world.call('POST', 'order/pay', pay, { as: 'owner' })).code).toBe(1);
    return data.order.id;
  }

  test('hidden sums: user without prices or balance → absent in detail, list, booking reply and email', async () => {
    await world.fund(10_000_000, 0);
    const {
      id: userId,
      token,
      email,
    } = await world.member(
      'booker',
      orderNodes.filter((node) => node !== netPriceNode),
    );
    const booked = await world.call('POST', 'boat/book', { date: '2026-12-01' }, { token });
    const id = await paidOrder(token);
    const detail = await world.call('GET', 'order/detail', { id }, { token });
    const list = await world.call('GET', 'order/list', { product: 'boat' }, { token });
    for (const { data } of [booked, detail, list]) {
      const { amounts, written } = sees(data);
      expect(amounts.length).toBeGreaterThan(5);
      expect(new Set(amounts)).toEqual(new Set([null]));
      expect(written).toBe(false);
    }
    expect(detail.data.lines[0]).toMatchObject({ unit_price: { amount: null }, amount: { amount: null } });
    expect(detail.data.postings).toMatchObject([{ amount: { amount: null }, after: { amount: null } }]);
    expect(detail.data.policy.windows.map(({ amount }: { amount: number | null }) => amount)).toEqual([
      0,
      null,
      null,
    ]);
    expect(detail.data.actions).not.toContain('refund');
    for (const [path, data] of [
      ['order/refundPreview', { id }],
      ['order/pay', { id: booked.data.order.id, pay_channel: 'balance' }],
    ] as const) {
      expect((await world.call('POST', path, data, { token })).code).toBe(401);
    }
    await world.db.updateTable('users').set({ email }).where('id', '=', userId).execute();
    await world.db.deleteFrom('outbox').execute();
    const { data: preview } = await world.call('POST', 'order/refundPreview', { id }, { as: 'owner' });
    const refund = { id, preview_id: preview.preview_id };
    expect((await world.call('POST', 'order/refund', refund, { as: 'owner' })).code).toBe(1);
    const mails = await world.db.selectFrom('outbox').select(['recipient', 'subject', 'body']).execute();
    const priced = (of: string) =>
      mails
        .filter(({ recipient }) => recipient === of)
        .map((mail) => /\d\.\d\d USD/.test(mail.subject + mail.body));
    expect(priced(email)).toEqual([false]);
    expect(priced('owner_a@example.com')).toEqual([true]);
  });

  test('hidden sums: owner → all; prices without balance → no remaining balance', async () => {
    const { token } = await world.member('booker', orderNodes);
    const id = await paidOrder(token);
    const whole = await world.call('GET', 'order/detail', { id }, { as: 'owner' });
    expect(sees(whole.data).amounts).not.toContain(null);
    const { data } = await world.call('GET', 'order/detail', { id }, { token });
    expect(data.postings).toEqual([{ ...whole.data.postings[0], after: { amount: null, currency: 'USD' } }]);
    expect({ ...data, postings: [], actions: [] }).toMatchObject({
      lines: whole.data.lines,
      policy: whole.data.policy,
      history: whole.data.history,
    });
  });
});

/** All amounts of money in a reply. */
function amountsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'amount' in value && 'currency' in value ? [value.amount] : [];
  return [...own, ...Object.values(value).flatMap(amountsIn)];
}
