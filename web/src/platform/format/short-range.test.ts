import { expect, test } from 'vitest';
import { shortRange } from './short-range.ts';

test.each([
  ['2026-12-10', '2026-12-13', '12/10–13', '10–13 Dec'],
  ['2026-12-30', '2027-01-02', '12/30–1/2', '30 Dec – 2 Jan'],
  ['2026-12-10', '2026-12-10', '12/10', '10 Dec'],
])('shortRange: %s to %s → as short as possible', (from, to, zh, en) => {
  expect(shortRange(from, to, 'zh-cn')).toBe(zh);
  expect(shortRange(from, to, 'en')).toBe(en);
});
