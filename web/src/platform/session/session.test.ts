import type { MenuNode, UserInfo } from '@serai/contract/site/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Api, ApiFailure } from '../api/api.ts';
import { createSession } from './session.ts';

const loginPath = (back = '') => `/user/login?back=${encodeURIComponent(back)}`;

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const user = {
  id: 7,
  username: 'owner',
  nickname: 'Du Li',
  avatar: '',
  token: 'new-token',
  refresh_token: 'refresh',
  email: 'du@example.com',
} as UserInfo;
const button = { type: 'button', name: 'order/list/pay', children: [] } as unknown as MenuNode;
const menus = [{ type: 'menu', name: 'order/list', children: [button] }] as unknown as MenuNode[];

/** A session whose server knows the user, and the calls it made. */
function sessionWith(logoutAnswers: () => Promise<unknown> = async () => ({})) {
  const calls: string[] = [];
  const api = {
    get: async (path: string, query: { requiredLogin: number }) => {
      calls.push(`${path} ${query.requiredLogin}`);
      const asMember = query.requiredLogin === 1;
      return { site: {}, rules: [], menus: asMember ? menus : [], userInfo: asMember ? user : [] };
    },
    post: async (path: string, body: object) => {
      calls.push(`${path} ${JSON.stringify(body)}`);
      return logoutAnswers();
    },
  } as unknown as Api;
  return { session: createSession(() => api, { stored: true, loginPath }), calls };
}

// Covers 4.07.
test('session: site information → loaded once for guests and again after login', async () => {
  const { session, calls } = sessionWith();
  await Promise.all([session.loadSite(), session.loadSite()]);
  await session.loadSite();
  expect(calls).toEqual(['index/index 0']);
  await session.logIn(user);
  await session.loadSite();
  expect(calls).toEqual(['index/index 0', 'index/index 1']);
});

// Covers 4.07.
test('session: dead token removed while the login page loads the site → requested once for the guest', async () => {
  kept.set('ba-user-token', 'new-token');
  kept.set('userInfo', JSON.stringify(user));
  const asked: number[] = [];
  const pages: Promise<unknown>[] = [];
  const api = {
    get: async (_path: string, { requiredLogin }: { requiredLogin: number }) => {
      asked.push(requiredLogin);
      if (requiredLogin === 0) return { site: {}, rules: [], menus: [], userInfo: [] };
      await null;
      session.clear();
      pages.push(session.loadSite());
      throw new ApiFailure('Please login first', 303, null);
    },
  } as unknown as Api;
  const session = createSession(() => api, { stored: true, loginPath });
  await session.loadSite();
  await Promise.all(pages);
  expect(asked).toEqual([1, 0]);
});

// Covers 3.108, 4.02.
test('session: login → tokens stored, menus and permissions loaded', async () => {
  const { session } = sessionWith();
  await session.logIn(user);
  expect(kept.get('ba-user-token')).toBe('new-token');
  expect(JSON.parse(kept.get('userInfo') ?? '{}')).toMatchObject({
    token: 'new-token',
    refresh_token: 'refresh',
  });
  expect(session.get()).toMatchObject({ mounted: true, menus });
  expect(session.get().permissions).toEqual(
    new Map([['/user/order/list', new Set(['/user/order/list/pay'])]]),
  );
});

// Covers 4.03, 7.10.
test('session: logout → refresh token sent; token removed on success', async () => {
  const { session, calls } = sessionWith();
  await session.logIn(user);
  await session.logOut();
  expect(calls.at(-1)).toBe('user/logout {"refresh_token":"refresh"}');
  expect(kept.size).toBe(0);
  expect(session.get()).toMatchObject({ user: null, menus: [], mounted: false });
  expect(session.hasLeft('new-token')).toBe(true);
  expect(session.hasLeft('other-token')).toBe(false);
});

// Covers 4.03.
test('session: failed logout → token kept', async () => {
  const { session } = sessionWith(async () => {
    throw new ApiFailure('Gateway error!', 0, null, 502);
  });
  await session.logIn(user);
  await expect(session.logOut()).rejects.toThrow('Gateway error!');
  expect(kept.get('ba-user-token')).toBe('new-token');
  expect(session.hasLeft('new-token')).toBe(false);
});

// Covers 2.05, 2.07, 2.09.
test('session: page that needs a login, guest → login route with the address to return to', async () => {
  const { session, calls } = sessionWith();
  const request = new Request('https://serai.example/user/order/list?page=2');
  const refused = await session.requireMember(request).catch((cause: unknown) => cause);
  expect((refused as Response).headers.get('location')).toBe(
    '/user/login?back=%2Fuser%2Forder%2Flist%3Fpage%3D2',
  );
  expect(calls).toEqual([]);
});

// Covers 2.47.
test('session: member → admitted once menus and permissions are loaded', async () => {
  kept.set('ba-user-token', 'new-token');
  kept.set('userInfo', JSON.stringify(user));
  const { session, calls } = sessionWith();
  expect(session.get().mounted).toBe(false);
  await session.requireMember(new Request('https://serai.example/user/order/list'));
  expect(calls).toEqual(['index/index 1']);
  expect(session.get().mounted).toBe(true);
});

test('session: reply of a saving call → taken over for the same user only', async () => {
  const { session } = sessionWith();
  await session.logIn(user);
  session.takeUser({ ...user, nickname: 'Ming', avatar: '/storage/me.jpg', token: 'another' });
  expect(session.get().user).toMatchObject({
    nickname: 'Ming',
    avatar: '/storage/me.jpg',
    token: 'new-token',
  });
  expect(session.get().profile?.nickname).toBe('Ming');
  expect(JSON.parse(kept.get('userInfo') ?? '{}')).toMatchObject({ nickname: 'Ming' });
  session.takeUser({ ...user, id: 8, nickname: 'Somebody else' });
  expect(session.get().user?.nickname).toBe('Ming');
});

// Covers 3.101.
test('session: state → whether the site, and the member, are loaded', async () => {
  const { session } = sessionWith();
  expect(session.get()).toMatchObject({ initialized: false, mounted: false });
  await session.loadSite();
  expect(session.get()).toMatchObject({ initialized: true, mounted: false });
  await session.logIn(user);
  expect(session.get()).toMatchObject({ initialized: true, mounted: true });
  session.clear();
  expect(session.get()).toMatchObject({ initialized: true, mounted: false });
});
