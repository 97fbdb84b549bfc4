import type { UserInfo } from '@serai/contract/site/site';
import { expect, test } from 'vitest';
import { changedFields, valuesOf, wireOf } from './profile-values.ts';

const user = {
  username: 'owner_a',
  nickname: '阿明',
  gender: 2,
  birthday: '1990-05-20',
  motto: '',
} as UserInfo;

test('profile values: some changed → only those sent, in the API’s types', () => {
  const values = { ...valuesOf(user), gender: '0', motto: '  路在脚下 ' };
  const changed = changedFields({ motto: true, gender: true, nickname: false });
  expect(changed).toEqual(['gender', 'motto']);
  expect(wireOf(values, changed)).toEqual({ gender: 0, motto: '路在脚下' });
});

test('profile values: birthday removed → sent as none', () => {
  expect(wireOf({ ...valuesOf(user), birthday: '' }, ['birthday'])).toEqual({ birthday: '' });
});
