import { expect, test } from 'vitest';
import { keyActionOf } from './key-of.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const onPage = { isWriting: false, single: true };

test.each([
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Escape', 'back'],
  ['?', 'help'],
  ['x', 'select'],
  ['a', 'act'],
  ['y', null],
])('keyActionOf: %s on a page → %s', (key, action) => {
  expect(keyActionOf(press(key), onPage)).toBe(action);
});

test('keyActionOf: the same keys in a field, menu or window → nothing', () => {
  for (const key of ['/', 'j', 'k', 'x', 'a', 'Escape', '?']) {
    expect(keyActionOf(press(key), { isWriting: true, single: true }), key).toBeNull();
  }
});

test('keyActionOf: Ctrl-K or ⌘K, also in a field → search; other keys with Ctrl → nothing', () => {
  expect(keyActionOf(press('k', { ctrlKey: true }), { isWriting: true, single: true })).toBe('search');
  expect(keyActionOf(press('K', { metaKey: true }), onPage)).toBe('search');
  expect(keyActionOf(press('j', { ctrlKey: true }), onPage)).toBeNull();
  expect(keyActionOf(press('k', { ctrlKey: true, altKey: true }), onPage)).toBeNull();
});

test('keyActionOf: keys of a single character switched off → only Escape and Ctrl-K', () => {
  const off = { isWriting: false, single: false };
  for (const key of ['/', 'j', 'k', 'x', 'a', '?']) expect(keyActionOf(press(key), off), key).toBeNull();
  expect(keyActionOf(press('Escape'), off)).toBe('back');
  expect(keyActionOf(press('k', { ctrlKey: true }), off)).toBe('search');
});
