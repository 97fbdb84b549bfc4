import { eventPhrase } from '@serai/phrases/ledger-events';
import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { signedParts, useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import { useLedgerName } from './use-ledger-name.ts';

type Row = Got<'console/wallet/statement'>['list'][number];

/** Movements of an agency's accounts: its own columns first, then the seller's entries, people and documents. */
export function AccountStatementTable({ rows, stale }: { rows: readonly Row[]; stale: boolean }) {
  const t = usePhrases('console-account');
  const words = usePhrases('balance');
  const money = useMoney();
  const { time } = useDates();
  return (
    <DataTable
      caption={words('caption')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'event',
          title: t('columnAgencySide'),
          card: 'head',
          render: (row) => (
            <div className="md:min-w-28">
              {words(eventPhrase(row.event))}
              <div className="text-caption font-normal text-muted">
                <span className="whitespace-nowrap">{time(row.at).slice(0, 16)}</span>
                {' · '}
                {words(row.account === 'deposit' ? 'accountDeposit' : 'accountCredit')}
              </div>
              {row.memo && <div className="text-caption font-normal text-muted">{row.memo}</div>}
            </div>
          ),
        },
        {
          key: 'amount',
          title: words('columnAmount'),
          align: 'end',
          render: (row) => <Price {...signedParts(row.amount, money.parts)} />,
        },
        {
          key: 'after',
          title: words('columnAfter'),
          align: 'end',
          render: (row) => <Price {...money.parts(row.after)} />,
        },
        { key: 'paper', title: t('columnPaper'), render: (row) => <Papers row={row} /> },
        { key: 'seller', title: t('columnSeller'), render: (row) => <Entries row={row} /> },
        { key: 'people', title: t('columnPeople'), render: (row) => <People row={row} /> },
      ]}
    />
  );
}

/** Order, bill and receipt of a movement, each a link. */
function Papers({ row }: { row: Row }) {
  const link = 'text-teal underline-offset-4 hover:underline';
  const { order_id, order_sn, bill_id, bill_number, receipt_number } = row;
  if (order_id === null && bill_id === null && receipt_number === '') {
    return <span className="text-muted">—</span>;
  }
  return (
    <div className="figures grid justify-items-start gap-0.5 max-md:justify-items-end">
      {order_id !== null && (
        <Link to={consolePaths.consoleOrder(order_id)} className={link}>
          {order_sn}
        </Link>
      )}
      {bill_id !== null && (
        <Link to={consolePaths.consoleBill(bill_number)} className={link}>
          {bill_number}
        </Link>
      )}
      {receipt_number !== '' && (
        <Link
          to={consolePaths.consoleReceipts(new URLSearchParams({ keyword: receipt_number }))}
          className={link}
        >
          {receipt_number}
        </Link>
      )}
    </div>
  );
}

/** The other entries of the posting, as debits and credits. */
function Entries({ row: { posting_id, counter } }: { row: Row }) {
  const t = usePhrases('console-account');
  const nameOf = useLedgerName();
  const money = useMoney();
  return (
    <div className="text-caption md:min-w-40">
      <div className="figures text-muted">{t('posting', { id: posting_id })}</div>
      <ul>
        {counter.map(({ account, amount }, at) => (
          // Two entries of a posting can be on one account.
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a posting never change
          <li key={at} className="flex justify-between gap-3 max-md:justify-end">
            <span>{nameOf(account)}</span>
            <span className="figures whitespace-nowrap">
              {t(amount.amount < 0 ? 'creditSide' : 'debitSide', {
                sum: money.parts({ ...amount, amount: Math.abs(amount.amount) }).amount,
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function People({ row: { staff, user, approved_by } }: { row: Row }) {
  const t = usePhrases('console-account');
  return (
    <div className="[overflow-wrap:anywhere]">
      {staff || (user ? t('byMember') : t('byClock'))}
      {staff === '' && user !== '' && <div className="text-caption text-muted">{user}</div>}
      {approved_by && <div className="text-caption text-muted">{t('approvedBy', { name: approved_by })}</div>}
    </div>
  );
}
