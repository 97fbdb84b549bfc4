import type { AmendmentPreview } from '@serai/contract/orders/amendments';
import { beforeAll, expect, test } from 'vitest';
import { drawn, factsOf } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import { ChangeEffects } from './change-effects.tsx';

beforeAll(() => loadPhrases('en', ['work-order', 'common']));

const usd = (amount: number | null) => ({ amount, currency: 'USD' });
const preview: AmendmentPreview = {
  preview_id: 'x',
  kind: 'change_dates',
  valid_until: null,
  refused: null,
  effects: [{ label: 'Check-in', before: '2 Dec', after: '3 Dec' }],
  total_before: usd(30_000),
  total_after: usd(33_050),
  fee: usd(0),
  costs: usd(3_050),
  pay_channel: 'balance',
  gives_back: usd(0),
  off_credit: usd(0),
  to_deposit: usd(0),
  voucher: 'new_version',
  tells: ['hotel'],
  who: 'member',
  needs_yes: true,
};
const shown = (part: Partial<AmendmentPreview>) => <ChangeEffects preview={{ ...preview, ...part }} />;

test('change effects: change → before and after, price and source of the money', () => {
  expect(drawn(shown({}))).toMatch(/Check-in 2 Dec .*3 Dec/);
  const facts = factsOf(shown({}));
  expect(facts.get('Order total')).toBe('300.00 USD 330.50 USD');
  expect(facts.get('You pay more')).toBe('30.50 USD from your deposit');
  expect(drawn(shown({}))).toContain('The voucher gets a new version');
  expect(drawn(shown({}))).toContain('We notify the hotel');
});

test('change effects: refund → with its target and the kept fee', () => {
  const back = { costs: usd(0), fee: usd(5_000), gives_back: usd(25_000) };
  const facts = factsOf(shown({ ...back, to_deposit: usd(15_000), off_credit: usd(10_000) }));
  expect(facts.get('You get back')).toBe(
    '250.00 USD 150.00 USD to your deposit, 100.00 USD off what you owe on credit',
  );
  expect(facts.get('of which cancellation fee')).toBe('50.00 USD');
});

test('change effects: reader without prices → note instead of sums', () => {
  const hidden = { total_before: usd(null), total_after: usd(null), costs: usd(null), gives_back: usd(null) };
  const said = drawn(shown({ ...hidden, fee: usd(null) }));
  expect(said).toContain('Your account does not show amounts');
  expect(said).not.toMatch(/\d\.\d\d/);
});

test('change effects: no price → stated', () => {
  expect(drawn(shown({ costs: usd(0) }))).toContain('No extra payment and no refund');
});
