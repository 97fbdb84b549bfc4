import { afterEach, expect, test, vi } from 'vitest';
import { createKeptFlag } from './kept-flag.ts';

afterEach(() => vi.unstubAllGlobals());

test('kept flag: storage → the flag is stored and read again', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  createKeptFlag('folded').toggle();
  expect(createKeptFlag('folded').isSet()).toBe(true);
});

test('kept flag: storage refuses → set and reset until the page is closed', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const flag = createKeptFlag('folded');
  flag.toggle();
  expect(flag.isSet()).toBe(true);
  flag.toggle();
  expect(flag.isSet()).toBe(false);
});
