import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { StageTag } from './stage-tag.tsx';

type Row = Got<'console/bill/dunning'>['list'][number];

/** Agencies with their stage, what they owe and their last reminder; each leads to its reminders. */
export function DunningTable({ rows, stale }: { rows: readonly Row[]; stale: boolean }) {
  const t = usePhrases('console-account');
  const money = useMoney();
  const { civil, time } = useDates();
  const seesAccount = useMay()('/console/wallet/view');
  const linkOf = (id: number) =>
    seesAccount
      ? consolePaths.consoleAgencyAccount(id, new URLSearchParams({ view: 'dunning' }))
      : consolePaths.consoleBills(new URLSearchParams({ agency_id: String(id) }));
  return (
    <DataTable
      caption={t('dunningTitle')}
      rows={rows}
      stale={stale}
      rowKey={({ agency_id }) => String(agency_id)}
      columns={[
        {
          key: 'agency',
          title: t('columnAgency'),
          card: 'head',
          render: ({ agency_id, agency }) => (
            <Link
              to={linkOf(agency_id)}
              state={fromList}
              className="font-strong underline-offset-4 [overflow-wrap:anywhere] hover:text-teal hover:underline"
            >
              {agency}
            </Link>
          ),
        },
        { key: 'stage', title: t('columnStage'), render: ({ stage }) => <StageTag stage={stage} /> },
        {
          key: 'open',
          title: t('columnOpen'),
          align: 'end',
          render: ({ open, given_up }) => (
            <div>
              <Price {...money.parts(open)} />
              {given_up.amount > 0 && (
                <div className="text-caption text-muted">{t('givenUp', { sum: money.text(given_up) })}</div>
              )}
            </div>
          ),
        },
        {
          key: 'overdue',
          title: t('columnOverdue'),
          align: 'end',
          render: ({ overdue }) =>
            overdue.amount > 0 ? <Price {...money.parts(overdue)} /> : <span className="text-muted">—</span>,
        },
        {
          key: 'oldest',
          title: t('columnOldest'),
          render: ({ oldest_due_on: due, days_late }) => (
            <div className="whitespace-nowrap">
              {due ? civil(due, { year: true }) : '—'}
              {days_late > 0 && (
                <div className="text-caption text-lacquer">{t('daysLate', { days: days_late })}</div>
              )}
            </div>
          ),
        },
        {
          key: 'reminded',
          title: t('columnReminded'),
          render: ({ last_reminded_at: at, paused_until: paused }) => (
            <div className="whitespace-nowrap">
              {at === null ? t('neverReminded') : time(at).slice(0, 16)}
              {paused !== null && (
                <div className="text-caption text-muted">
                  {t('pausedUntil', { date: civil(paused, { year: true }) })}
                </div>
              )}
            </div>
          ),
        },
      ]}
    />
  );
}
