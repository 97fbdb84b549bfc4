import type { SubAccount } from '@serai/contract/accounts/sub-accounts';
import { nodesOfRole } from '@serai/contract/permissions';
import { beforeAll, expect, test } from 'vitest';
import { drawn } from '../../../test/drawn.tsx';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { SpendingOf } from './spending-of.tsx';

beforeAll(() => loadPhrases('en', ['sub-accounts', 'common']));

const nothing = { amount: 0, currency: 'USD' };
const accountOf = (role: 'viewer' | 'booker'): SubAccount => ({
  id: 7,
  username: role,
  nickname: role,
  email: '',
  role,
  set_nodes: null,
  nodes: [...nodesOfRole(role)],
  limits: { order_limit: null, day_limit: null, month_limit: null, products: null, pay_channels: null },
  spent_today: nothing,
  spent_this_month: nothing,
  disabled: false,
  last_login_time: null,
  created_at: 1_700_000_000,
  can_manage: true,
});

test('spending: no right to pay → stated, no limits shown', () => {
  const said = drawn(<SpendingOf account={accountOf('viewer')} />);
  expect(said).toContain('Has no right to pay');
  expect(said).not.toMatch(/No limit|Today/);
});

test('spending: member without limits → amount spent, no limit', () => {
  const said = drawn(<SpendingOf account={accountOf('booker')} />);
  expect(said).toMatch(/Today.*0\.00 USD.*No limit/);
  expect(said).not.toContain('no right');
});
