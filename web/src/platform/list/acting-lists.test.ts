import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../..');
const folders = ['features', 'console'];

/** Lists whose rows have no actions, or whose rows never leave, each with the reason. */
const without: Readonly<Record<string, string>> = {
  'features/billing/apply-page.tsx': 'rows are ticked; applying opens the bill',
  'features/billing/bill-list.tsx': 'rows only open the bill',
  'features/invoices/apply/apply-page.tsx': 'rows are ticked; applying opens the invoices',
  'features/invoices/invoice-list.tsx': 'rows only open the invoice',
  'console/bills/bill-list-page.tsx': 'rows only open the bill',
  'console/agencies/agency-list-page.tsx': 'rows only open the agency',
  'console/contracts/contract-list-page.tsx': 'rows only open the contract',
  'console/stays/stays-page.tsx': 'rows only open the order',
  'console/closing/entries-page.tsx': 'history',
  'console/dunning/dunning-page.tsx': 'rows only open the account',
  'console/margins/margin-page.tsx': 'rows only open the order',
  'console/suppliers/supplier-list-page.tsx': 'rows only open the supplier',
  'console/agencies/account/account-statement.tsx': 'history',
  'console/agencies/account/open-items.tsx': 'rows only open the order or the bill',
  'console/orders/order-list-page.tsx': 'rows only open the order',
  'console/work-orders/work-order-list-page.tsx': 'rows only open the work order',
  'features/notices/notice-queries.ts': 'read by the feed',
  'features/own-content/article-orders-page.tsx': 'rows only open an article',
  'features/own-content/favourites-page.tsx': 'a favourite taken away stays until the page is left',
  'features/points/use-points.ts': 'history',
  'features/receipts/top-up-history.tsx': 'rows only open the declaration',
  'features/sub-accounts/sub-account-queries.ts': 'accounts are disabled, never removed',
  'features/wallet/movements.tsx': 'history',
  'features/wallet/open-items.tsx': 'rows only open the order',
  'features/work-orders/list/work-orders-page.tsx': 'rows only open the work order',
  'features/approvals/approval-queries.ts': 'read by the page, which keeps its rows',
  'features/orders/order-queries.ts': 'read by the frame, which keeps its rows',
};

test('long lists: every list → rows keep their places, or a reason why no row can move', () => {
  const files = folders
    .flatMap((folder) =>
      (readdirSync(join(web, folder), { recursive: true }) as string[]).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const lists = files.filter((file) => /\buseList\(/.test(readFileSync(join(web, file), 'utf8')));
  const unsafe = lists.filter(
    (file) => !readFileSync(join(web, file), 'utf8').includes('useKeptRows(') && !(file in without),
  );
  expect(unsafe).toEqual([]);
  expect(Object.keys(without).filter((file) => !lists.includes(file))).toEqual([]);
});
