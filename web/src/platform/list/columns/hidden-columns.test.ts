import { afterEach, expect, test, vi } from 'vitest';
import { readHidden } from './hidden-columns.ts';

afterEach(() => vi.unstubAllGlobals());

const store = (value: string | null) => vi.stubGlobal('localStorage', { getItem: () => value });

test('readHidden: stored keys → those; nothing stored → none', () => {
  store('["total","guests"]');
  expect([...readHidden('orders')]).toEqual(['total', 'guests']);
  store(null);
  expect([...readHidden('orders')]).toEqual([]);
  expect([...readHidden('orders', ['booked'])]).toEqual(['booked']);
  store('[]');
  expect([...readHidden('orders', ['booked'])]).toEqual([]);
});

test('readHidden: damaged or foreign value, or no storage → none', () => {
  for (const value of ['{', '{"a":1}', '"total"', '[1,null]']) {
    store(value);
    expect([...readHidden('orders')], value).toEqual([]);
  }
  vi.stubGlobal('localStorage', undefined);
  expect([...readHidden('orders')]).toEqual([]);
});
