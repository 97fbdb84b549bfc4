import { beforeEach, expect, test, vi } from 'vitest';
import { clearStoredUser, keepUser, readUser, tokenKey, userKey } from './session-storage.ts';

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
  avatar: '/a.png',
  token: 't',
  refresh_token: 'r',
};

// Covers 3.112, 3.113.
test('session storage: login → token under ba-user-token, user under userInfo', () => {
  keepUser(user);
  expect([tokenKey, userKey]).toEqual(['ba-user-token', 'userInfo']);
  expect(kept.get('ba-user-token')).toBe('t');
  expect(readUser()).toEqual(user);
});

// Covers 3.91.
test('session storage: user → only id, username, nickname, avatar, token and refresh_token', () => {
  const whole = {
    ...user,
    email: 'du@example.com',
    mobile: '+95 979',
    birthday: '1990-01-01',
    money: '9.00',
  };
  keepUser(whole);
  expect(JSON.parse(kept.get('userInfo') ?? '')).toEqual(user);
  expect([...kept.values()].join()).not.toMatch(/du@example|\+95|1990-01|9\.00/);
});

// Covers 4.01.
test('session storage: logged in → user id and token both present', () => {
  keepUser(user);
  kept.delete('ba-user-token');
  expect(readUser()).toBeNull();
  keepUser(user);
  kept.set('userInfo', JSON.stringify({ ...user, id: undefined }));
  expect(readUser()).toBeNull();
  kept.set('userInfo', 'not json');
  expect(readUser()).toBeNull();
});

test('session storage: cleared → nothing left', () => {
  keepUser(user);
  clearStoredUser();
  expect(kept.size).toBe(0);
});
