import { expect, test } from 'vitest';
import { creditAlert, creditUsedShare } from './credit-level.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

function walletWith(limit: number, left: number) {
  return {
    balance: usd(0),
    credit_limit: usd(limit),
    credit_used: usd(limit - left),
    credit_left: usd(left),
    temporary_until: null,
    verified: true,
    credit_stopped: false,
    credit_stop: null,
  };
}

test('credit level: 40 %, 20 % and 0 left → alert', () => {
  expect(creditAlert(walletWith(10_000, 4_001))).toBeNull();
  expect(creditAlert(walletWith(10_000, 4_000))).toBe('alert40');
  expect(creditAlert(walletWith(10_000, 2_001))).toBe('alert40');
  expect(creditAlert(walletWith(10_000, 2_000))).toBe('alert20');
  expect(creditAlert(walletWith(10_000, 1))).toBe('alert20');
  expect(creditAlert(walletWith(10_000, 0))).toBe('alert0');
  expect(creditAlert(walletWith(10_000, -500))).toBe('alert0');
});

test('credit level: no credit limit → no alert', () => {
  expect(creditAlert(walletWith(0, 0))).toBeNull();
  expect(creditUsedShare(walletWith(0, 0))).toBe(0);
});

test('credit bar: limit below the debt → bar stays within its frame', () => {
  expect(creditUsedShare(walletWith(10_000, 2_500))).toBe(0.75);
  expect(creditUsedShare(walletWith(10_000, -500))).toBe(1);
});
