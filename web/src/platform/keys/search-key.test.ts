import { expect, test } from 'vitest';
import { isSearchKey, type KeyPress } from './search-key.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const onPage = { isWriting: false, single: true };

test('isSearchKey: slash on a page → the search; in a field or switched off → not', () => {
  expect(isSearchKey(press('/'), onPage)).toBe(true);
  expect(isSearchKey(press('/'), { isWriting: true, single: true })).toBe(false);
  expect(isSearchKey(press('/'), { isWriting: false, single: false })).toBe(false);
  expect(isSearchKey(press('/', { altKey: true }), onPage)).toBe(false);
});

test('isSearchKey: Ctrl-K or ⌘K, also in a field or switched off → the search; other keys → not', () => {
  for (const where of [onPage, { isWriting: true, single: true }, { isWriting: false, single: false }]) {
    expect(isSearchKey(press('k', { ctrlKey: true }), where)).toBe(true);
    expect(isSearchKey(press('K', { metaKey: true }), where)).toBe(true);
  }
  expect(isSearchKey(press('k'), onPage)).toBe(false);
  expect(isSearchKey(press('k', { ctrlKey: true, altKey: true }), onPage)).toBe(false);
  expect(isSearchKey(press('j', { ctrlKey: true }), onPage)).toBe(false);
});
