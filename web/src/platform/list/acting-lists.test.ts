import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../../features');

/** Lists whose rows hold nothing that acts, or from which no row can leave, each with the reason. */
const without: Readonly<Record<string, string>> = {
  'billing/apply-page.tsx': 'rows are ticked; applying opens the bill',
  'billing/bill-list.tsx': 'rows only open the bill',
  'invoices/apply/apply-page.tsx': 'rows are ticked; applying opens the invoices',
  'invoices/invoice-list.tsx': 'rows only open the invoice',
  'order-desk/order-list-page.tsx': 'rows only open the order',
  'notices/notice-queries.ts': 'read by the feed',
  'own-content/article-orders-page.tsx': 'rows only open an article',
  'own-content/favourites-page.tsx': 'a favourite taken away stays until the page is left',
  'points/use-points.ts': 'history',
  'receipts/top-up-history.tsx': 'rows only open the declaration',
  'sub-accounts/sub-account-queries.ts': 'accounts are disabled, never removed',
  'wallet/movements.tsx': 'history',
  'wallet/open-items.tsx': 'rows only open the order',
  'work-orders/list/work-orders-page.tsx': 'rows only open the work order',
  'approvals/approval-queries.ts': 'read by the page, which keeps its rows',
  'orders/order-queries.ts': 'read by the frame, which keeps its rows',
};

test('every long list keeps its rows in place, or has a reason why nothing in it can slide under the pointer', () => {
  const files = (readdirSync(features, { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const lists = files.filter((file) => /\buseList\(/.test(readFileSync(join(features, file), 'utf8')));
  const unsafe = lists.filter(
    (file) => !readFileSync(join(features, file), 'utf8').includes('useKeptRows(') && !(file in without),
  );
  expect(unsafe).toEqual([]);
  expect(Object.keys(without).filter((file) => !lists.includes(file))).toEqual([]);
});
