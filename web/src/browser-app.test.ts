import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserApp } from './browser-app.ts';
import { loadPhrases } from './platform/i18n/phrases.ts';

beforeAll(() => loadPhrases('en', ['common']));

let sent: { url: string; headers: Record<string, string> }[];
let kept: Map<string, string>;
let reply: object;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  kept = new Map([
    ['ba-user-token', 'token-1'],
    ['userInfo', JSON.stringify({ id: 7, username: 'owner', nickname: '', avatar: '', refresh_token: '' })],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string> }) => {
    sent.push({ url, headers: init.headers });
    return Response.json(reply);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Calls once from this page; returns the address it moved to and the notices shown. */
async function callFrom(pathname: string, answer: object) {
  reply = answer;
  vi.stubGlobal('location', { pathname, search: '', origin: 'https://serai.example' });
  const went: string[] = [];
  const app = createBrowserApp('en', (path) => went.push(path));
  await app.api.get('account/wallet', {}, { showSuccess: true }).catch(() => {});
  return { went, said: app.notices.get().map(({ message }) => message) };
}

const expired = { code: 409, msg: 'Expired', time: 0, data: { type: 'token expired' } };
const loggedIn = { code: 303, msg: 'Already in', time: 0, data: { type: 'logged in' } };

// Covers 7.01, 7.02.
test('api: every call → carries the language, and the token of a member', async () => {
  await callFrom('/', { code: 1, msg: '', time: 0, data: {} });
  expect(sent[0]).toMatchObject({ headers: { 'think-lang': 'en', 'ba-user-token': 'token-1' } });
  kept.clear();
  await callFrom('/', { code: 1, msg: '', time: 0, data: {} });
  expect(sent[1]?.headers).toEqual({ 'think-lang': 'en' });
});

// Covers 8.09.
test('api: success without a specific message → “Operation successful”', async () => {
  expect((await callFrom('/', { code: 1, msg: '', time: 0, data: {} })).said).toEqual([
    'Operation successful',
  ]);
  expect((await callFrom('/', { code: 1, msg: 'Sent', time: 0, data: {} })).said).toEqual(['Sent']);
});

// Covers 4.06, 8.07.
test('session: ended → token removed, notice shown, login route opened', async () => {
  const { went, said } = await callFrom('/user/order/list', expired);
  expect(went).toEqual(['/user/login?back=%2Fuser%2Forder%2Flist']);
  expect(said).toEqual(['Expired']);
  expect(kept.has('ba-user-token')).toBe(false);
});

// Covers 4.06.
test('other tab: token removed → reloads; unchanged → stays', () => {
  let reloads = 0;
  let heard: (event: { key: string | null }) => void = () => {};
  vi.stubGlobal('location', { pathname: '/user/order/list', search: '', reload: () => (reloads += 1) });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: typeof heard) => {
      if (name === 'storage') heard = listener;
    },
  });
  createBrowserApp('en', () => {});
  heard({ key: 'ba-user-token' });
  expect(reloads).toBe(0);
  kept.delete('ba-user-token');
  heard({ key: 'ba-user-token' });
  expect(reloads).toBe(1);
});

// Covers 8.03.
test('session: three quiet calls after its end → one notice', async () => {
  reply = expired;
  vi.stubGlobal('location', { pathname: '/user/order/list', search: '', origin: 'https://serai.example' });
  const app = createBrowserApp('en', () => {});
  const calls = ['account/overview', 'account/wallet', 'account/spending'] as const;
  await Promise.all(calls.map((path) => app.api.get(path, {}, { quiet: true }).catch(() => {})));
  expect(sent).toHaveLength(3);
  expect(app.notices.get().map(({ message }) => message)).toEqual(['Expired']);
});

// Covers 8.05.
test('api: already logged in → user route, token kept', async () => {
  expect((await callFrom('/', loggedIn)).went).toEqual(['/user']);
  expect(kept.get('ba-user-token')).toBe('token-1');
});

// Covers 8.06.
test('api: redirect to the current route → none', async () => {
  expect((await callFrom('/user/login', expired)).went).toEqual([]);
  kept.set('ba-user-token', 'token-1');
  kept.set('userInfo', '{"id":7}');
  expect((await callFrom('/user', loggedIn)).went).toEqual([]);
});
