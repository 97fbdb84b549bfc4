import { beforeAll, expect, test } from 'vitest';
import { drawn } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ApplyFields } from './apply-fields.tsx';
import type { ChosenOrder, PaperChoice } from './paper-choice.ts';

beforeAll(() => loadPhrases('en', ['invoice-apply', 'common']));

const usd = (amount: number) => ({ amount, currency: 'USD' });
const order = (id: number, more: Partial<ChosenOrder> = {}): ChosenOrder => ({
  id,
  amount: 51_100,
  chargeIds: [id],
  sellerId: 1,
  paper: 'invoice',
  sn: `H26112100000${id}`,
  taxName: 'Travel service 6 %',
  tax: usd(2_892),
  ...more,
});
const reply = {
  list: [{ amount: usd(51_100) }],
  sellers: [{ id: 1, name: 'Serai', country: 'CN', kinds: ['ordinary'] }],
} as unknown as Parameters<typeof ApplyBar>[0]['reply'];
const choice = {
  rows: [order(1)],
  count: 1,
  sum: 51_100,
  has: () => true,
  clear: () => {},
} as unknown as PaperChoice;
const apply = '/user/invoice/apply';
const manage = '/user/invoice/manage';

test('apply bar: may apply → button; may not see titles → whom to ask; others → nothing', () => {
  const rights = (...nodes: string[]) => drawn(<ApplyBar choice={choice} reply={reply} />, { nodes });
  expect(rights(`${apply}/submit`, `${manage}/add`)).toContain('Apply for invoice');
  expect(rights(`${apply}/submit`)).toMatch(/^Your account cannot choose .* Ask the owner account to grant/);
  expect(rights(`${manage}/add`)).toBe('');
});

const fields = (rows: readonly ChosenOrder[], nodes: string[] = []) =>
  drawn(
    <ApplyFields
      titles={[]}
      chosen={undefined}
      kinds={['ordinary']}
      application={{ titleId: null, kind: 'ordinary', note: '' }}
      total={usd(51_100)}
      rows={rows}
      onChange={() => {}}
      onAddTitle={() => {}}
    />,
    { nodes },
  );

test('apply bar: no title → link to add one, or who can', () => {
  expect(fields([order(1)], [`${manage}/add`])).toMatch(/please add one first\. Add a title/);
  const asked = fields([order(1)], [`${manage}/edit`]);
  expect(asked).toContain('Ask the owner account or finance to add one');
  expect(asked).not.toContain('Add a title');
});

test('tax lines: selected orders → tax per line, or unknown before issue', () => {
  const known = fields([order(1), order(2, { tax: usd(164) })]);
  expect(known).toMatch(/Of which tax 30\.56 USD H261121000001 Travel service 6 % 28\.92 USD/);
  expect(known).not.toContain('When issued');
  const partly = fields([order(1), order(2, { tax: null, taxName: 'Margin 6 %' })]);
  expect(partly).toMatch(/Of which tax 28\.92 USD .* Margin 6 % When issued Where the margin is taxed/);
});
