import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { logInAs } from '../../../test/pass-captcha.ts';
import { testPassword } from '../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
});

const day = 86_400_000;
const logIn = async (keep = true) =>
  (await logInAs(world, 'owner_a', testPassword, keep)).data.userInfo as {
    token: string;
    refresh_token: string;
  };
const refresh = (refresh_token: unknown) => world.call('POST', 'common/refreshToken', { refresh_token });
const isAlive = async (token: string) =>
  (await world.call('GET', 'index/index', { requiredLogin: 1 }, { token })).code === 1;

describe('common/refreshToken', () => {
  it('common/refreshToken: valid token → new access token and new refresh token', async () => {
    const first = await logIn();
    const reply = await refresh(first.refresh_token);
    expect(reply.code).toBe(1);
    expect(reply.data.token).not.toBe(first.token);
    expect(reply.data.refresh_token).not.toBe(first.refresh_token);
    expect(await isAlive(reply.data.token)).toBe(true);
  });

  it('common/refreshToken: camel-case field of family clients → accepted', async () => {
    const { refresh_token } = await logIn();
    const reply = await world.call('POST', 'common/refreshToken', { refreshToken: refresh_token });
    expect(reply.code).toBe(1);
  });

  it('common/refreshToken: old access token → valid for running requests, not for long', async () => {
    const first = await logIn();
    await refresh(first.refresh_token);
    expect(await isAlive(first.token)).toBe(true);
    world.clock.advance(61_000);
    expect(await isAlive(first.token)).toBe(false);
  });

  it('common/refreshToken: expired access token → renewed until 30 days after the login', async () => {
    let { token, refresh_token } = await logIn();
    for (const days of [6, 6, 6, 6, 5.9]) {
      world.clock.advance(days * day);
      ({ token, refresh_token } = (await refresh(refresh_token)).data);
      expect(refresh_token).toBeTruthy();
    }
    world.clock.advance(0.1 * day - 1);
    expect(await isAlive(token)).toBe(true);
    world.clock.advance(1);
    expect(await isAlive(token)).toBe(false);
    expect((await refresh(refresh_token)).code).toBe(303);
  });

  it('common/refreshToken: 7 days without a renewal → session over', async () => {
    const [idle, busy] = [await logIn(), await logIn()];
    world.clock.advance(7 * day - 1);
    expect((await refresh(busy.refresh_token)).code).toBe(1);
    world.clock.advance(1);
    expect((await refresh(idle.refresh_token)).code).toBe(303);
  });

  it('common/refreshToken: used token again → session ends', async () => {
    const first = await logIn();
    const second = (await refresh(first.refresh_token)).data;
    world.clock.advance(11_000);
    const stolen = await refresh(first.refresh_token);
    expect(stolen.code).toBe(303);
    expect(stolen.data).not.toBeNull();
    expect(await isAlive(second.token)).toBe(false);
    expect((await refresh(second.refresh_token)).code).toBe(303);
  });

  it('common/refreshToken: used token within 10 s, successor already used → session ends', async () => {
    const first = await logIn();
    const second = (await refresh(first.refresh_token)).data;
    const third = (await refresh(second.refresh_token)).data;
    expect((await refresh(first.refresh_token)).code).toBe(303);
    expect(await isAlive(third.token)).toBe(false);
  });

  it('common/refreshToken: reuse ends a session → other sessions of the user unaffected', async () => {
    const phone = await logIn();
    const laptop = await logIn();
    await refresh(phone.refresh_token);
    world.clock.advance(11_000);
    await refresh(phone.refresh_token);
    expect(await isAlive(phone.token)).toBe(false);
    expect(await isAlive(laptop.token)).toBe(true);
  });

  it('common/refreshToken: 20 concurrent requests → the same successor for all', async () => {
    const { refresh_token } = await logIn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([1]));
    expect(new Set(replies.map(({ data }) => data.token)).size).toBe(1);
    expect(new Set(replies.map(({ data }) => data.refresh_token)).size).toBe(1);
    expect((await refresh(replies[0]!.data.refresh_token)).code).toBe(1);
  });

  it('common/refreshToken: unknown or malformed token → refused, nothing changes', async () => {
    const mine = await logIn();
    for (const token of [undefined, '', 'x', 'A'.repeat(43), mine.token]) {
      expect((await refresh(token)).code).toBe(303);
    }
    expect((await refresh(7)).code).toBe(0);
    expect(await isAlive(mine.token)).toBe(true);
  });
});

describe('user/logout', () => {
  it('user/logout: access token → only its session ends', async () => {
    const phone = await logIn();
    const laptop = await logIn();
    expect((await world.call('POST', 'user/logout', {}, { token: phone.token })).code).toBe(1);
    expect(await isAlive(phone.token)).toBe(false);
    expect((await refresh(phone.refresh_token)).code).toBe(303);
    expect(await isAlive(laptop.token)).toBe(true);
  });

  it('user/logout: access token with the refresh token of another session → other session unaffected', async () => {
    const [mine, others] = [await logIn(), await logIn()];
    const body = { refresh_token: others.refresh_token };
    await world.call('POST', 'user/logout', body, { token: mine.token });
    expect(await isAlive(mine.token)).toBe(false);
    expect(await isAlive(others.token)).toBe(true);
  });

  // Covers 7.10.
  it('user/logout: expired access token with a refresh token → its session ends', async () => {
    const mine = await logIn();
    await world.call('POST', 'user/logout', { refreshToken: mine.refresh_token });
    expect(await isAlive(mine.token)).toBe(false);
  });

  // Covers 7.11.
  it('user/logout: any input → code 1; input that is no token → no session ends', async () => {
    const mine = await logIn();
    for (const refresh_token of [undefined, 'x', 7, null, {}, mine.token, 'A'.repeat(43)]) {
      expect((await world.call('POST', 'user/logout', { refresh_token })).code).toBe(1);
    }
    expect(await isAlive(mine.token)).toBe(true);
  });
});
