import type { StoppedAgency } from '@serai/contract/wallet/wallet';
import { type Column, DataTable } from '@serai/ui/data-table';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { ReleaseMoney } from './release-money.tsx';

/** The stopped agencies, longest first, each with a button for users who may release it. */
export function StoppedTable({ agencies }: { agencies: readonly StoppedAgency[] }) {
  const t = usePhrases('console-wallet');
  const { time } = useDates();
  const mayRelease = useMay()('/console/wallet/release');
  const columns: Column<StoppedAgency>[] = [
    {
      key: 'agency',
      title: t('columnAgency'),
      card: 'head',
      render: ({ name }) => <span className="font-strong [overflow-wrap:anywhere]">{name}</span>,
    },
    {
      key: 'why',
      title: t('columnDifferences'),
      render: ({ agency_id, name }) => (
        <Link
          className="text-teal underline underline-offset-4"
          aria-label={t('explainOf', { name })}
          to={consolePaths.consoleMoneyCheck(agency_id)}
        >
          {t('explain')}
        </Link>
      ),
    },
    { key: 'since', title: t('columnSince'), render: ({ stopped_at }) => time(stopped_at) },
  ];
  const actions: Column<StoppedAgency> = {
    key: 'actions',
    title: t('columnActions'),
    titleHidden: true,
    render: (agency) => (
      <div className="flex max-md:mt-2 md:justify-end">
        <ReleaseMoney agency={agency} />
      </div>
    ),
  };
  return (
    <DataTable
      caption={t('caption')}
      rows={agencies}
      rowKey={({ agency_id }) => String(agency_id)}
      columns={mayRelease ? [...columns, actions] : columns}
    />
  );
}
