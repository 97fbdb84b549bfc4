import { expect, test } from 'vitest';
import { ApiFailure } from '../../platform/api/api.ts';
import { troubleOf } from './booking-trouble.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const refused = (data: object) => troubleOf(new ApiFailure('No', 0, data, 200));

test('trouble: changed price or rules → dialog with the current quote', () => {
  const changed = { old: usd(100), new: usd(120), quote_id: 'q2' };
  expect(refused({ reason: 'price_changed', ...changed })).toEqual({
    kind: 'changed',
    old: usd(100),
    new: usd(120),
    quoteId: 'q2',
  });
  expect(refused({ reason: 'policy_changed', ...changed, new: usd(100) })).toEqual({
    kind: 'termsChanged',
    quoteId: 'q2',
  });
});

test('trouble: no reply → retry; invalid field → no dialog', () => {
  expect(troubleOf(new ApiFailure('Gateway', 0, null, 502))).toEqual({ kind: 'lost' });
  expect(refused({ reason: 'guests_mismatch' })).toBeNull();
});
