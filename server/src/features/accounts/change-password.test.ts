import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { logInAs } from '../../../test/pass-captcha.ts';
import { testPassword } from '../../../test/population.ts';

let world: TestWorld;
let hash: string;
beforeAll(async () => {
  world = await openTestWorld();
  const user = await world.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  hash = user.password_hash;
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('outbox').execute();
  await world.db.updateTable('users').set({ password_hash: hash }).execute();
});

const next = 'Harbour88';
const right = { oldPassword: testPassword, newPassword: next, confirmPassword: next };
const change = (data: object, token: string) => world.call('POST', 'account/changePassword', data, { token });

describe('account/changePassword', () => {
  it('account/changePassword: valid → changed, other sessions end, notified by email', async () => {
    const mine = await openSession(world.db, 'owner_a');
    const others = [await openSession(world.db, 'owner_a'), await openSession(world.db, 'owner_a')];
    const kept = (await logInAs(world, 'owner_a', testPassword, true)).data.userInfo;
    const stranger = await openSession(world.db, 'booker_a');
    expect((await change(right, mine)).code).toBe(1);
    expect((await world.call('GET', 'account/profile', {}, { token: mine })).code).toBe(1);
    expect((await world.call('GET', 'account/profile', {}, { token: stranger })).code).toBe(1);
    const ended = { code: 303, data: { type: 'need login', reason: 'password_changed' } };
    for (const token of [...others, kept.token])
      expect(await world.call('GET', 'account/profile', {}, { token })).toMatchObject(ended);
    const refreshed = await world.call('POST', 'common/refreshToken', { refreshToken: kept.refresh_token });
    expect(refreshed).toMatchObject(ended);
    const loaded = await world.call('GET', 'index/index', { requiredLogin: 1 }, { token: kept.token });
    expect(loaded).toMatchObject({
      ...ended,
      msg: 'Your password has been changed, please log in with the new one',
    });
    expect((await logInAs(world, 'owner_a', testPassword)).data.reason).toBe('login_failed');
    expect((await logInAs(world, 'owner_a', next)).code).toBe(1);
    const [mail] = await world.db.selectFrom('outbox').selectAll().execute();
    expect(mail).toMatchObject({ event: 'password_changed', recipient: 'owner_a@example.com' });
  });

  it('changePassword: session ended for another reason, or guest → not told of a changed password', async () => {
    const mine = await openSession(world.db, 'owner_a');
    const other = await openSession(world.db, 'owner_a');
    await world.call('POST', 'account/endOtherSessions', {}, { token: mine });
    expect((await change(right, mine)).code).toBe(1);
    for (const token of [other, 'x'.repeat(43)])
      expect(await world.call('GET', 'account/profile', {}, { token })).toMatchObject({
        code: 303,
        data: { reason: 'need_login' },
      });
  });

  it('account/changePassword: user with only a mobile number → notified by text message', async () => {
    await world.db
      .updateTable('users')
      .set({ email: null, area_num: '95', mobile: '9791112223' })
      .where('username', '=', 'booker_a')
      .execute();
    expect((await change(right, await openSession(world.db, 'booker_a'))).code).toBe(1);
    const sent = await world.db.selectFrom('outbox').selectAll().execute();
    expect(sent).toMatchObject([{ kind: 'sms', event: 'password_changed', recipient: '+959791112223' }]);
    expect(sent[0]!.body).toContain('booker_a');
  });

  it('changePassword: blanks at the ends → kept', async () => {
    const token = await openSession(world.db, 'owner_a');
    const spaced = ' Harbour 88 ';
    const first = { ...right, newPassword: spaced, confirmPassword: spaced };
    expect((await change(first, token)).code).toBe(1);
    const trimmed = { oldPassword: spaced.trim(), newPassword: next, confirmPassword: next };
    expect((await change(trimmed, token)).data.reason).toBe('old_password_wrong');
    expect((await change({ ...right, oldPassword: spaced }, token)).code).toBe(1);
  });

  it.each([
    [{ oldPassword: 'Wrong12345' }, 'oldPassword'],
    [{ oldPassword: '' }, 'oldPassword'],
    [{ confirmPassword: 'Another1' }, 'confirmPassword'],
    [{ newPassword: testPassword, confirmPassword: testPassword }, 'newPassword'],
    [{ newPassword: 'short', confirmPassword: 'short' }, 'newPassword'],
    [{ newPassword: 'with&sign', confirmPassword: 'with&sign' }, 'newPassword'],
    [{ newPassword: 'x'.repeat(33), confirmPassword: 'x'.repeat(33) }, 'newPassword'],
  ])('account/changePassword: %o → refused beside the field, no session ends', async (wrong, field) => {
    const [mine, other] = [await openSession(world.db, 'owner_a'), await openSession(world.db, 'owner_a')];
    const reply = await change({ ...right, ...wrong }, mine);
    expect(reply).toMatchObject({ code: 0, data: { errors: [{ field }] } });
    expect((await world.call('GET', 'account/profile', {}, { token: other })).code).toBe(1);
    expect(await world.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('account/changePassword: two at once → one succeeds', async () => {
    const tokens = [await openSession(world.db, 'owner_a'), await openSession(world.db, 'owner_a')];
    const replies = await Promise.all(
      tokens.map((token, at) => {
        const password = `Harbour8${at}`;
        return change({ ...right, newPassword: password, confirmPassword: password }, token);
      }),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  });

  it('account/changePassword: sixth wrong password → throttled', async () => {
    const token = await openSession(world.db, 'owner_a');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => change({ ...right, oldPassword: 'Wrong12345' }, token)),
    );
    expect(replies.filter(({ data }) => data.reason === 'old_password_wrong')).toHaveLength(5);
    expect((await change(right, token)).data.reason).toBe('login_throttled');
  });

  it('account/changePassword: guest → login required', async () => {
    expect((await world.call('POST', 'account/changePassword', right)).code).toBe(303);
  });
});
