import { readFileSync } from 'node:fs';
import { password as passwordSchema } from '@serai/contract/validators';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const listed = lines.filter((line) => !line.startsWith('# '));

it('common passwords: list → 3,000, each allowed by our other rule', () => {
  expect(listed).toHaveLength(3000);
  expect(new Set(listed).size).toBe(3000);
  expect(listed.filter((one) => !passwordSchema.safeParse(one).success)).toEqual([]);
  expect(listed.filter((one) => !isCommonPassword(one))).toEqual([]);
});

it.each(['123456', 'Password1', 'QWERTYUIOP', 'woaini', '5201314', '１２３４５６', 'a123456'])(
  'common passwords: %s in any spelling → refused',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

it.each(['Lantern42', '123456 ', '', '# The', 'correct horse battery'])(
  'common passwords: %j → accepted',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
