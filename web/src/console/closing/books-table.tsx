import { type Column, DataTable } from '@serai/ui/data-table';
import { Link } from 'react-router';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { firstPage } from '../../platform/list/place.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { entriesAddress } from './month-address.ts';
import type { SellerBooks } from './seller-books.ts';

type BookRow = SellerBooks['rows'][number];
type Shown = (BookRow & { isTotal: false }) | (SellerBooks['total'] & { isTotal: true });

/** Accounts of a company in a month with their total; each account leads to its entries. */
export function BooksTable({ month, seller }: { month: string; seller: SellerBooks }) {
  const t = usePhrases('console-closing');
  const money = useMoney();
  const { id, name, currency, total } = seller;
  const used = seller.rows.filter(
    ({ opening, debit, credit }) => opening !== 0 || debit !== 0 || credit !== 0,
  );
  const figure = (amount: number) => (amount === 0 ? '—' : money.parts({ amount, currency }).amount);
  const balance = (amount: number) =>
    amount === 0 ? '—' : `${t(amount < 0 ? 'creditSide' : 'debitSide')} ${figure(Math.abs(amount))}`;
  const number = (row: Shown, text: string) => (
    <span className={row.isTotal ? 'figures font-strong whitespace-nowrap' : 'figures whitespace-nowrap'}>
      {text}
    </span>
  );
  const columns: Column<Shown>[] = [
    {
      key: 'account',
      title: t('columnAccount'),
      card: 'head',
      render: (row) =>
        row.isTotal ? (
          <span className="font-strong">
            {t('total')} ({currency})
          </span>
        ) : (
          <Link
            to={consolePaths.consoleBookEntries(
              entriesAddress.write({ ...firstPage, month, entity_id: id, account: row.account }),
            )}
            className="underline-offset-4 [overflow-wrap:anywhere] hover:text-teal hover:underline"
          >
            {row.code} {row.name}
          </Link>
        ),
    },
    {
      key: 'opening',
      title: t('columnOpening'),
      align: 'end',
      render: (row) => number(row, balance(row.opening)),
    },
    { key: 'debit', title: t('columnDebit'), align: 'end', render: (row) => number(row, figure(row.debit)) },
    {
      key: 'credit',
      title: t('columnCredit'),
      align: 'end',
      render: (row) => number(row, figure(row.credit)),
    },
    {
      key: 'closing',
      title: t('columnClosing'),
      align: 'end',
      render: (row) => number(row, balance(row.closing)),
    },
  ];
  const rows: Shown[] = [
    ...used.map((row) => ({ ...row, isTotal: false as const })),
    { ...total, isTotal: true as const },
  ];
  return (
    <DataTable
      caption={`${name} · ${t('booksTitle')} ${month}`}
      rows={rows}
      rowKey={(row) => (row.isTotal ? 'total' : row.account)}
      columns={columns}
    />
  );
}
