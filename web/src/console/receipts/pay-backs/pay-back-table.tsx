import { Button } from '@serai/ui/button';
import { type Column, DataTable } from '@serai/ui/data-table';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { DecidePayBack, type PayBack, type PayBackDecision } from './decide-pay-back.tsx';

interface PayBackTableProps {
  rows: readonly PayBack[];
  /** Ids of the rows that were decided while the page is open. */
  left: ReadonlySet<number>;
  stale: boolean;
}

/** Repayments that wait for a second person, with what the agency owes. */
export function PayBackTable({ rows, left, stale }: PayBackTableProps) {
  const t = usePhrases('console-pay-backs');
  const mayDecide = useMay()('/console/payBack/decide');
  const money = useMoney();
  const { placeTime } = useDates();
  const [deciding, setDeciding] = useState<{ payBack: PayBack; decision: PayBackDecision } | null>(null);
  const columns: Column<PayBack>[] = [
    {
      key: 'agency',
      title: t('agency'),
      card: 'head',
      render: ({ agency, exposure }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-64">
          <Link
            to={consolePaths.consoleAgency(agency.id)}
            className="font-strong underline-offset-4 hover:underline"
          >
            {agency.name}
          </Link>
          {exposure.past_due.amount > 0 && (
            <div className="text-caption font-normal text-lacquer">
              {t('pastDue', { sum: money.text(exposure.past_due) })}
            </div>
          )}
        </div>
      ),
    },
    {
      key: 'sum',
      title: t('sum'),
      align: 'end',
      render: ({ amount }) => <span className="font-strong">{money.text(amount)}</span>,
    },
    {
      key: 'payee',
      title: t('payee'),
      render: ({ payee, reason }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-80">
          <div className="whitespace-pre-line">{payee}</div>
          <div className="text-caption text-muted">{reason}</div>
        </div>
      ),
    },
    {
      key: 'asked',
      title: t('askedBy'),
      render: ({ asked_by, asked_at }) => (
        <div className="text-caption">
          {asked_by} · {placeTime(asked_at)}
        </div>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      titleHidden: true,
      render: (payBack) =>
        mayDecide && (
          <div className="flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
            <Button
              size="compact"
              kind="repeated"
              aria-label={t('confirmOf', { name: payBack.agency.name })}
              onClick={() => setDeciding({ payBack, decision: 'confirm' })}
            >
              {t('confirm')}
            </Button>
            <Button
              size="compact"
              kind="quiet"
              aria-label={t('rejectOf', { name: payBack.agency.name })}
              onClick={() => setDeciding({ payBack, decision: 'reject' })}
            >
              {t('reject')}
            </Button>
          </div>
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('title')}
        rows={rows}
        stale={stale}
        rowKey={({ id }) => String(id)}
        columns={columns}
        outcomeOf={({ id }) => (left.has(id) ? t('decided') : null)}
      />
      {deciding && <DecidePayBack {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
