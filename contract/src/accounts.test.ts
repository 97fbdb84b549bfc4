import { expect, test } from 'vitest';
import { password, username } from './accounts.ts';

test('an account has 3 to 15 characters, starts with a letter, and holds letters, digits and underscore', () => {
  for (const good of ['abc', 'A_1', 'Owner_A', `a${'9'.repeat(14)}`]) {
    expect(username.safeParse(good).success, good).toBe(true);
  }
  const bad = [
    '',
    'ab',
    `a${'9'.repeat(15)}`,
    '1abc',
    '_abc',
    'a-bc',
    'a bc',
    'a.bc',
    '账号名称',
    'abc\n',
    ' abc',
  ];
  for (const account of bad) expect(username.safeParse(account).success, account).toBe(false);
});

test('a password has 6 to 32 characters', () => {
  for (const good of ['abcdef', 'a'.repeat(32), '密码密码密码', 'pass word']) {
    expect(password.safeParse(good).success, good).toBe(true);
  }
  for (const bad of ['', 'abcde', 'a'.repeat(33)]) expect(password.safeParse(bad).success, bad).toBe(false);
});

test.each(['&', '<', '>', '"', "'"])('a password does not contain %s', (sign) => {
  for (const bad of [`${sign}abcdef`, `abc${sign}def`, `abcdef${sign}`]) {
    expect(password.safeParse(bad).success, bad).toBe(false);
  }
});
