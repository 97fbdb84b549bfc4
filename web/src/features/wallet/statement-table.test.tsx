import { beforeAll, expect, test } from 'vitest';
import { drawn, markupOf } from '../../../test/drawn.tsx';
import type { Got } from '../../platform/api/calls.ts';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { StatementTable } from './statement-table.tsx';

beforeAll(() => loadPhrases('en', ['balance', 'common']));

const usd = (amount: number) => ({ amount, currency: 'USD' });
const row: Got<'account/statement'>['list'][number] = {
  id: 3,
  at: 1_795_000_000,
  event: 'article',
  account: 'deposit',
  amount: usd(-1500),
  before: usd(5000),
  after: usd(3500),
  order_id: null,
  order_sn: '',
  order_reference: '',
  order_product: '',
  order_title: '',
  receipt_id: null,
  bill_id: null,
  bill_number: '',
  memo: 'Planning sheet',
  user: 'Mei',
};

test('statement: bought article → named once, links to the bought articles', () => {
  const said = drawn(<StatementTable rows={[row]} stale={false} />);
  expect(said).toContain('Article bought');
  expect(markupOf(<StatementTable rows={[row]} stale={false} />)).toMatch(
    /<a [^>]*href="\/user\/cms\/order"[^>]*>Planning sheet<\/a>/,
  );
  expect(said.split('Planning sheet')).toHaveLength(2);
});

test('statement: memo of a movement without a document → below its name', () => {
  const said = drawn(<StatementTable rows={[{ ...row, event: 'top_up', memo: 'Wire' }]} stale={false} />);
  expect(said).toContain('Wire');
  expect(said).not.toContain('/user/cms/order');
});
