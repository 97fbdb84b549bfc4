import type { Column } from '@serai/ui/data-table';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ColumnsTable } from '../../platform/list/columns/columns-table.tsx';
import { useHiddenColumns } from '../../platform/list/columns/hidden-columns.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { AgencyStateTag } from './agency-state-tag.tsx';

export type ListedAgency = Got<'console/agency/list'>['list'][number];

/** Agencies with their contact, money and orders, as the reader's rights allow. */
export function AgencyTable({ agencies, stale }: { agencies: readonly ListedAgency[]; stale: boolean }) {
  const t = usePhrases('console-agencies');
  const may = useMay();
  const { civil } = useDates();
  const money = useMoney();
  const choice = useHiddenColumns('agencies');
  const columns: Column<ListedAgency>[] = [
    {
      key: 'name',
      title: t('columnName'),
      card: 'head',
      render: ({ id, name }) => (
        <div className="min-w-0 md:max-w-80">
          <Link
            to={consolePaths.consoleAgency(id)}
            state={fromList}
            className="block font-strong underline-offset-4 hover:text-teal hover:underline"
          >
            {name}
          </Link>
          <span className="figures text-caption font-normal text-muted">{t('number', { id })}</span>
        </div>
      ),
    },
    {
      key: 'contact',
      title: t('columnContact'),
      render: ({ contact }) =>
        contact && (
          <div className="min-w-0 md:max-w-56">
            <div className="break-words">{contact.nickname || contact.username}</div>
            <div className="text-caption text-muted">{contact.phone || contact.email}</div>
          </div>
        ),
    },
    { key: 'state', title: t('columnState'), render: ({ state }) => <AgencyStateTag state={state} /> },
  ];
  if (may('/console/wallet/view')) {
    columns.push(
      {
        key: 'balance',
        title: t('columnBalance'),
        align: 'end',
        render: ({ wallet }) => wallet && <span className="figures">{money.text(wallet.balance)}</span>,
      },
      {
        key: 'credit',
        title: t('columnCredit'),
        align: 'end',
        render: ({ id, wallet }) =>
          wallet && (
            <div className="figures">
              <Link
                to={consolePaths.consoleAgencyAccount(id)}
                state={fromList}
                className="underline-offset-4 hover:text-teal hover:underline"
              >
                {money.text(wallet.credit_used)}
              </Link>
              <div className="text-caption text-muted">
                {t('ofLimit', { limit: money.text(wallet.credit_limit) })}
              </div>
            </div>
          ),
      },
    );
  }
  if (may('/console/order/view')) {
    columns.push({
      key: 'orders',
      title: t('columnOrders'),
      align: 'end',
      render: ({ orders }) =>
        orders && (
          <div className="figures">
            {orders.open_capped ? `${orders.open}+` : orders.open}
            <div className="text-caption text-muted">
              {orders.last_booked_on ? civil(orders.last_booked_on) : t('neverBooked')}
            </div>
          </div>
        ),
    });
  }
  return (
    <ColumnsTable
      choice={choice}
      caption={t('title')}
      rows={agencies}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={columns}
    />
  );
}
