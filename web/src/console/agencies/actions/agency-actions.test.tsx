import { beforeAll, expect, test } from 'vitest';
import { drawn } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import type { AgencyReply } from '../agency-reply.ts';
import { AgencyActions } from './agency-actions.tsx';

beforeAll(() => loadPhrases('en', ['console-agencies', 'common']));

const usd = { amount: 0, currency: 'USD' };
const wallet = { balance: usd, credit_limit: usd, credit_used: usd, temporary_until: null };
const agency = { id: 1, currency: 'USD', verification: 'asked', credit_stopped_at: null, blocked_at: null };

/** Texts of the buttons for a reader with these nodes. */
function offered(
  nodes: readonly string[],
  { facts = {}, funded = true }: { facts?: object; funded?: boolean } = {},
): string {
  const reply = {
    agency: { ...agency, ...facts },
    wallet: funded ? wallet : null,
    contract: funded ? { credit_limit: usd } : null,
  } as unknown as AgencyReply;
  return drawn(<AgencyActions reply={reply} />, { nodes });
}

const money = ['/console/wallet/topUp', '/console/wallet/setCreditLimit', '/console/contract/edit'];

test('agency actions: reader without rights → none', () => {
  expect(offered(['/console/agency/view'])).toBe('');
});

test('agency actions: rights about money → top-up and limits; stopped credit → its lift, too', () => {
  expect(offered(money)).toBe('Record a top-up Set the credit limit Temporary limit');
  expect(offered(money, { facts: { credit_stopped_at: 1 } })).toContain('Lift the credit stop');
  expect(offered(money, { funded: false })).toBe('');
});

test('agency actions: verified → no longer to be verified; blocked → to be unblocked', () => {
  const nodes = ['/console/agency/verify', '/console/agency/block'];
  expect(offered(nodes)).toBe('Verify Refuse to verify Block');
  expect(offered(nodes, { facts: { verification: 'verified', blocked_at: 1 } })).toBe('Unblock');
});
