import { expect, test } from 'vitest';
import { readPolicy } from './policy-notation.ts';

test('reads steps, their ends and a no-show fee', () => {
  expect(readPolicy('free until 2d 12:00; 30.00 USD until 1d 12:00; 2 nights; no-show 100%')).toEqual({
    refundable: true,
    policy: {
      rules: [
        { until: { daysBefore: 2, time: '12:00' }, fee: { kind: 'none' } },
        { until: { daysBefore: 1, time: '12:00' }, fee: { kind: 'amount', amount: 3000 } },
        { until: null, fee: { kind: 'nights', nights: 2 } },
      ],
      noShow: { kind: 'percent', percent: 100 },
    },
  });
});

test('everything from the start is not refundable', () => {
  expect(readPolicy('100%')).toMatchObject({ refundable: false });
});

test.each([
  ['', 'bad_policy'],
  ['gratis until 3d 18:00; 100%', 'bad_policy'],
  ['free until 3d 24:00; 100%', 'bad_policy'],
  ['101%', 'bad_policy'],
  ['0 nights', 'bad_policy'],
  ['30 USD', 'bad_policy'],
  ['free until 3d 18:00; no-show tea', 'bad_policy'],
  ['free until 3d 18:00', 'policy_order'],
  ['free; 100%', 'policy_order'],
  ['free until 1d 18:00; 50% until 3d 18:00; 100%', 'policy_order'],
  ['free until 1d 18:00; 50% until 1d 18:00; 100%', 'policy_order'],
  ['50% until 3d 18:00; free', 'policy_falls'],
  ['100% until 3d 18:00; 1 night', 'policy_falls'],
  ['2 nights until 3d 18:00; 1 night', 'policy_falls'],
])('refuses %j', (text, fault) => {
  expect(readPolicy(text)).toEqual({ fault });
});
