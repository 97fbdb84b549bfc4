import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('password hash: many at once → verifies its own password and no other', async () => {
  const stored = await hashPassword('Lantern42');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const tries = ['Lantern42', 'lantern42', '', 'Lantern42 ', 'Lantern42'];
  const results = await Promise.all(tries.map((password) => verifyPassword(stored, password)));
  expect(results).toEqual([true, false, false, false, true]);
  expect(await verifyPassword(undefined, 'Lantern42')).toBe(false);
});

it('password hash: 63rd concurrent → asked to retry; others → served', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 63 }, () => verifyPassword(undefined, 'Lantern42')),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'busy_try_again' } }]);
  expect(await verifyPassword(undefined, 'Lantern42')).toBe(false);
});
