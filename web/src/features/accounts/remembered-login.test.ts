import { beforeEach, expect, test, vi } from 'vitest';
import { clearRememberedLogin, readLogin, rememberLogin } from './remembered-login.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('remembered login: stored → account name, channel and country code restored', () => {
  rememberLogin({ way: 'mobile', account: ' owner_a ', areaNum: '95' });
  expect(readLogin()).toEqual({ way: 'mobile', account: 'owner_a', areaNum: '95' });
});

// Covers 2.99.
test('clearRememberedLogin: not asked to be remembered → nothing stays for the next person', () => {
  rememberLogin({ way: 'account', account: 'owner_a', areaNum: '86' });
  clearRememberedLogin();
  expect(readLogin()).toBeNull();
  expect([...kept]).toEqual([]);
});

test.each(['lin@example.com', '13812345678', '+95 979 111 2223', 'a'])(
  'remembered login: %s → not stored',
  (account) => {
    rememberLogin({ way: 'account', account, areaNum: '86' });
    expect([...kept.values()].join()).not.toContain(account.slice(1, -1) || `"${account}"`);
    expect(readLogin()?.account).toBe('');
  },
);

test('remembered login: invalid stored value → none', () => {
  for (const text of ['{', 'null', '7', '[]', '{"account":{"a":1},"areaNum":[]}']) {
    kept.set('serai-login', text);
    expect(readLogin()?.account ?? '', text).toBe('');
    expect(readLogin()?.areaNum ?? '86', text).toBe('86');
  }
});

test('remembered login: storage forbidden → login still works', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberLogin({ way: 'account', account: 'owner_a', areaNum: '86' });
  expect(readLogin()).toBeNull();
});
