import { expect, test } from 'vitest';
import { readPolicy } from './policy-notation.ts';

test('readPolicy: steps, ends and no-show fee → parsed', () => {
  expect(readPolicy('free until 2d 12:00; 30.00 USD until 1d 12:00; 2 nights; no-show 100%', 'USD')).toEqual({
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

test.each([
  ['', 'bad_policy'],
  ['gratis until 3d 18:00; 100%', 'bad_policy'],
  ['free until 3d 24:00; 100%', 'bad_policy'],
  ['101%', 'bad_policy'],
  ['0 nights', 'bad_policy'],
  ['30 dollars', 'bad_policy'],
  ['30,00 USD', 'bad_policy'],
  ['free until 3d 18:00; no-show tea', 'bad_policy'],
  ['free until 3d 18:00', 'policy_order'],
  ['free; 100%', 'policy_order'],
  ['free until 1d 18:00; 50% until 3d 18:00; 100%', 'policy_order'],
  ['free until 1d 18:00; 50% until 1d 18:00; 100%', 'policy_order'],
  ['50% until 3d 18:00; free', 'policy_falls'],
  ['100% until 3d 18:00; 1 night', 'policy_falls'],
  ['2 nights until 3d 18:00; 1 night', 'policy_falls'],
])('readPolicy: %j → refused', (text, fault) => {
  expect(readPolicy(text, 'USD')).toEqual({ fault });
});

test.each([
  ['JPY', '3000 JPY', 3000],
  ['MMK', '60000 MMK', 6_000_000],
  ['KWD', '9.125 KWD', 9125],
])('readPolicy: sum in the requested currency, %s → parsed', (currency, fee, amount) => {
  expect(readPolicy(`free until 3d 18:00; ${fee}; no-show 100%`, currency)).toMatchObject({
    policy: { rules: [{}, { fee: { kind: 'amount', amount } }] },
  });
});

test.each([
  ['MMK', 'free until 3d 18:00; 30.00 USD', 'bad_currency', 'USD'],
  ['USD', 'free until 3d 18:00; 1 night; no-show 60000 MMK', 'bad_currency', 'MMK'],
  ['JPY', '30.50 JPY until 1d 12:00; 100%', 'bad_amount', '30.50'],
  ['MMK', '60000.50 MMK', 'bad_amount', '60000.50'],
  ['KWD', '9.1255 KWD', 'bad_amount', '9.1255'],
  ['USD', '99999999.00 USD', 'bad_amount', '99999999.00'],
])('readPolicy: currency %s, %j → refused with %s', (currency, text, fault, value) => {
  expect(readPolicy(text, currency)).toEqual({ fault, facts: { value, currency } });
});
