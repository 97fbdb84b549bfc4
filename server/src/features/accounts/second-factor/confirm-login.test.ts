import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession, openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { logInAs } from '../../../../test/pass-captcha.ts';
import { testPassword } from '../../../../test/population.ts';
import { type Authenticator, turnOnSecondFactor } from '../../../../test/second-factor.ts';

let world: TestWorld;
let token: string;
let app: Authenticator;
/** Stored second factor after it was turned on; hashing its recovery codes again for each test takes long. */
let turnedOn: Awaited<ReturnType<typeof readFactor>>;
const readFactor = async () => ({
  factors: await world.db.selectFrom('second_factors').selectAll().execute(),
  codes: await world.db.selectFrom('recovery_codes').selectAll().execute(),
});
beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 24 });
  app = await turnOnSecondFactor(world, await openSession(world.db, 'owner_a'));
  turnedOn = await readFactor();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('second_factors').execute();
  await world.db.deleteFrom('outbox').execute();
  await world.db.insertInto('second_factors').values(turnedOn.factors).execute();
  await world.db.insertInto('recovery_codes').values(turnedOn.codes).execute();
  token = await openSession(world.db, 'owner_a');
  world.clock.advance(120_000);
});

const firstStep = (keep = false) => logInAs(world, 'owner_a', testPassword, keep);
const newTicket = async (keep = false): Promise<string> => (await firstStep(keep)).data.ticket;
const secondStep = (ticket: unknown, code: string) =>
  world.call('POST', 'account/confirmLogin', { ticket, code });
const secondStepFrom = async (remoteAddress: string, ticket: string, code: string) => {
  const headers = { 'content-type': 'application/json' };
  const payload = JSON.stringify({ ticket, code });
  const call = { method: 'POST', url: '/api/account/confirmLogin', remoteAddress, headers, payload } as const;
  return (await world.fastify.inject(call)).json();
};
const isAlive = async (asToken: string) =>
  (await world.call('GET', 'index/index', { requiredLogin: 1 }, { token: asToken })).code === 1;
const countSessions = async () => (await world.db.selectFrom('sessions').select('id').execute()).length;
const changeUser = (changes: Record<string, unknown>) =>
  world.db.updateTable('users').set(changes).where('username', '=', 'owner_a').execute();

describe('the first step', () => {
  it('user/checkIn, login with second factor: correct password → ticket, no session', async () => {
    const before = await countSessions();
    const reply = await firstStep();
    expect(reply).toMatchObject({ code: 0, data: { reason: 'second_factor_required' } });
    expect(reply.data.ticket).toMatch(/^[\w-]{43}$/);
    expect(await countSessions()).toBe(before);
    expect(await isAlive(reply.data.ticket)).toBe(false);
  });

  it('user/checkIn, login with second factor: wrong password → same reply as without one', async () => {
    const mine = await logInAs(world, 'owner_a', 'Wrong12345');
    const other = await logInAs(world, 'owner_b', 'Wrong12345');
    expect({ ...mine.data, msg: mine.msg }).toEqual({ ...other.data, msg: other.msg });
    expect(mine.data).toEqual({ reason: 'login_failed' });
  });

  it('user/checkIn, login with second factor: ticket → not readable in the database', async () => {
    const ticket = await newTicket();
    const dump = JSON.stringify(await world.db.selectFrom('login_tickets').selectAll().execute());
    expect(dump).not.toContain(ticket);
    expect(dump).not.toContain(JSON.stringify([...Buffer.from(ticket, 'base64url')]).slice(1, -1));
  });
});

describe('the second step', () => {
  it('account/confirmLogin: correct code → reply of a login; refresh token only with keep', async () => {
    const reply = await secondStep(await newTicket(), app.code());
    expect(reply).toMatchObject({ code: 1, data: { routePath: '/user/account/overview' } });
    expect(reply.data.userInfo).toMatchObject({ username: 'owner_a', agency_name: 'Agency A' });
    expect(reply.data.userInfo.refresh_token).toBeUndefined();
    expect(await isAlive(reply.data.userInfo.token)).toBe(true);
    world.clock.advance(60_000);
    const kept = await secondStep(await newTicket(true), app.code());
    expect(kept.data.userInfo.refresh_token).toMatch(/^[\w-]{43}$/);
  });

  it('account/confirmLogin: code of the previous or next step, with a space → accepted; of other steps → refused', async () => {
    for (const [steps, code] of [
      [-2, 0],
      [2, 0],
      [-1, 1],
      [1, 1],
    ] as const) {
      await world.db.updateTable('second_factors').set({ last_step: null }).execute();
      const shown = app.code(steps);
      const typed = `${shown.slice(0, 3)} ${shown.slice(3)}`;
      expect((await secondStep(await newTicket(), typed)).code, `${steps} steps`).toBe(code);
    }
  });

  it('account/confirmLogin: used code, or one older than the last used → refused', async () => {
    const code = app.code();
    const before = app.code(-1);
    expect((await secondStep(await newTicket(), code)).code).toBe(1);
    const ticket = await newTicket();
    for (const used of [code, before]) {
      expect((await secondStep(ticket, used)).data.reason).toBe('second_factor_wrong');
    }
    expect((await secondStep(ticket, app.code(1))).code).toBe(1);
  });

  it('account/confirmLogin: 20 parallel uses of a code on as many tickets → one accepted', async () => {
    const tickets: string[] = [];
    for (let at = 0; at < 20; at++) tickets.push(await newTicket());
    const before = await countSessions();
    const replies = await Promise.all(
      tickets.map((ticket, at) => secondStepFrom(`198.51.100.${at}`, ticket, app.code())),
    );
    const outcomes = replies.map(({ code, data }) => (code === 1 ? 'in' : data.reason)).sort();
    expect(outcomes).toEqual(['in', ...Array(19).fill('second_factor_wrong')]);
    expect(await countSessions()).toBe(before + 1);
  });

  it('account/confirmLogin: recovery code in any spelling → accepted once, also among 20 at once', async () => {
    const [first = '', second = ''] = app.recoveryCodes;
    const typed = ` ${first.toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect((await secondStep(await newTicket(), typed)).code).toBe(1);
    expect((await secondStep(await newTicket(), first)).data.reason).toBe('second_factor_wrong');
    const ticket = await newTicket();
    const before = await countSessions();
    const replies = await Promise.all(Array.from({ length: 20 }, () => secondStep(ticket, second)));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await countSessions()).toBe(before + 1);
    const shown = await world.call('GET', 'account/secondFactor', {}, { token });
    expect(shown.data.recovery_codes_left).toBe(8);
    const mails = await world.db
      .selectFrom('outbox')
      .selectAll()
      .where('event', '=', 'recovery_code_used')
      .execute();
    expect(mails).toHaveLength(2);
    expect(mails[1]!.body).toContain('8');
  });

  it('account/confirmLogin: recovery code of another user → refused', async () => {
    const other = await turnOnSecondFactor(world, await openSession(world.db, 'owner_b'));
    const reply = await secondStep(await newTicket(), other.recoveryCodes[0]!);
    expect(reply.data.reason).toBe('second_factor_wrong');
  });

  it('account/confirmLogin: secret copied from another user’s row → refused', async () => {
    await turnOnSecondFactor(world, await openSession(world.db, 'owner_b'));
    await world.pool.query(
      "UPDATE second_factors SET secret = (SELECT secret FROM second_factors JOIN users ON id = user_id WHERE username = 'owner_a') WHERE user_id = (SELECT id FROM users WHERE username = 'owner_b')",
    );
    const { ticket } = (await logInAs(world, 'owner_b', testPassword)).data;
    expect((await secondStep(ticket, app.code())).data.reason).toBe('second_factor_wrong');
  });
});

describe('a ticket', () => {
  it('login ticket: 20 concurrent uses → one succeeds', async () => {
    const ticket = await newTicket();
    const codes = [app.code(), app.code(1), app.recoveryCodes[0]!, app.recoveryCodes[1]!];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => secondStep(ticket, codes[at % 4]!)),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect((await secondStep(ticket, app.recoveryCodes[5]!)).data.reason).toBe('login_ticket_over');
  });

  it('login ticket: after 600 s → expired', async () => {
    const ticket = await newTicket();
    world.clock.advance(599_000);
    expect((await secondStep(ticket, '000000')).data.reason).toBe('second_factor_wrong');
    world.clock.advance(1_000);
    expect((await secondStep(ticket, app.code())).data.reason).toBe('login_ticket_over');
  });

  it('login ticket: five wrong codes, also among 20 at once → over, user notified', async () => {
    const ticket = await newTicket();
    const replies = await Promise.all(Array.from({ length: 20 }, () => secondStep(ticket, '000000')));
    const count = (reason: string) => replies.filter(({ data }) => data.reason === reason).length;
    expect(count('second_factor_wrong')).toBe(4);
    expect((await secondStep(ticket, app.code())).data.reason).toBe('login_ticket_over');
    const mails = await world.db
      .selectFrom('outbox')
      .select('event')
      .where('event', '=', 'second_factor_guessed')
      .execute();
    expect(mails).toHaveLength(1);
  });

  it.each([
    ['password', { password_hash: 'x' }],
    ['e-mail', { email: 'elsewhere@example.com' }],
    ['mobile number', { area_num: '86', mobile: '13812345678' }],
    ['disabled', { disabled_at: new Date() }],
  ])('login ticket: %s → over', async (_, changes) => {
    const ticket = await newTicket();
    const before = await world.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', 'owner_a')
      .executeTakeFirstOrThrow();
    await changeUser(changes);
    expect((await secondStep(ticket, app.code())).data.reason).toBe('login_ticket_over');
    const { password_hash, email, area_num, mobile, disabled_at } = before;
    await changeUser({ password_hash, email, area_num, mobile, disabled_at });
    expect((await secondStep(ticket, app.code())).code).toBe(1);
  });

  it('login ticket: wrong codes → user notified at most three times a day', async () => {
    for (let round = 0; round < 4; round++) {
      const ticket = await newTicket();
      await world.db.deleteFrom('throttle_counters').where('name', 'like', 'second-factor:%').execute();
      for (let wrong = 0; wrong < 5; wrong++) await secondStep(ticket, '000000');
    }
    const mails = world.db.selectFrom('outbox').select('id').where('event', '=', 'second_factor_guessed');
    expect(await mails.execute()).toHaveLength(3);
  });

  it('login ticket and unfinished set-up: a day after the end → deleted', async () => {
    await newTicket();
    const other = await openSession(world.db, 'owner_b');
    await world.call('POST', 'account/setupTotp', { password: testPassword }, { token: other });
    const count = async (table: 'login_tickets' | 'second_factors') =>
      (await world.db.selectFrom(table).select('user_id').execute()).length;
    const forget = world.app.jobs.find(({ name }) => name === 'forget-what-is-over')!;
    await forget.run(world.clock.now());
    expect([await count('login_tickets'), await count('second_factors')]).toEqual([1, 2]);
    world.clock.advance(86_400_000 + 600_001);
    await forget.run(world.clock.now());
    expect([await count('login_tickets'), await count('second_factors')]).toEqual([0, 1]);
  });

  it('login ticket: second factor disabled → over', async () => {
    const ticket = await newTicket();
    const off = { password: testPassword, code: app.code() };
    expect((await world.call('POST', 'account/removeTotp', off, { token })).code).toBe(1);
    expect((await secondStep(ticket, app.code(1))).data.reason).toBe('login_ticket_over');
  });

  it.each([[''], ['x'], ['A'.repeat(43)], ['A'.repeat(100)]])(
    'login ticket: %j → refused',
    async (ticket) => {
      expect((await secondStep(ticket, '000000')).data.reason).toBe('login_ticket_over');
    },
  );

  it('login ticket: without a code, or from a logged-in user → refused', async () => {
    expect((await secondStep(await newTicket(), '')).data.errors).toContainEqual({
      field: 'code',
      message: 'Please enter the verification code',
    });
    const input = { ticket: await newTicket(), code: app.code() };
    expect((await world.call('POST', 'account/confirmLogin', input, { token })).code).toBe(303);
  });
});

describe('guessing', () => {
  it('second-factor guessing: ten wrong codes from one place, any tickets → stopped there, not elsewhere', async () => {
    for (let at = 0; at < 10; at++) await secondStep(await newTicket(), '000000');
    const ticket = await newTicket();
    expect((await secondStep(ticket, app.code())).data.reason).toBe('login_throttled');
    expect(await isAlive(token)).toBe(true);
    expect((await secondStepFrom('198.51.100.7', ticket, app.code())).code).toBe(1);
  });

  it('second-factor guessing: from everywhere → recovery codes still work for the user', async () => {
    const { id } = await world.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'owner_a')
      .executeTakeFirstOrThrow();
    const tries = Array<Date>(100).fill(world.clock.now());
    await world.db
      .insertInto('throttle_counters')
      .values({ name: `second-factor-day:${id}`, taken_at: tries })
      .execute();
    const ticket = await newTicket();
    expect((await secondStep(ticket, app.code())).data.reason).toBe('second_factor_exhausted');
    expect((await secondStep(ticket, app.recoveryCodes[0]!)).code).toBe(1);
  });

  it('second-factor guessing: correct codes → not counted', async () => {
    for (let at = 0; at < 12; at++) {
      world.clock.advance(30_000);
      expect((await secondStep(await newTicket(), app.code())).code, `login ${at}`).toBe(1);
    }
  });
});
