import { Button } from '@serai/ui/button';
import { type Column, DataTable } from '@serai/ui/data-table';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import type { Declared } from '../receipt-reads.ts';
import { SlipButton } from '../slip-button.tsx';

interface DeclaredTableProps {
  rows: readonly Declared[];
  /** Ids of the rows that were matched or refused while the page is open. */
  left: ReadonlySet<number>;
  stale: boolean;
  onRecord: (declared: Declared) => void;
  onRefuse: (declared: Declared) => void;
}

/** Declared payments with their slips, and what may be done with those that wait. */
export function DeclaredTable({ rows, left, stale, onRecord, onRefuse }: DeclaredTableProps) {
  const t = usePhrases('console-receipts');
  const mayEdit = useMay()('/console/receipt/edit');
  const money = useMoney();
  const { civil, placeTime } = useDates();
  const columns: Column<Declared>[] = [
    {
      key: 'agency',
      title: t('agency'),
      card: 'head',
      render: ({ agency, payer }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-72">
          <Link
            to={consolePaths.consoleAgency(agency.id)}
            className="font-strong underline-offset-4 hover:underline"
          >
            {agency.name}
          </Link>
          {payer !== agency.name && <div className="text-caption font-normal text-muted">{payer}</div>}
        </div>
      ),
    },
    {
      key: 'sum',
      title: t('sum'),
      align: 'end',
      render: ({ amount, meant_for }) => (
        <div>
          <div className="font-strong">{money.text(amount)}</div>
          <div className="text-caption font-normal text-muted">{t(`meant_${meant_for}`)}</div>
        </div>
      ),
    },
    { key: 'paid', title: t('paidOn'), render: ({ paid_on }) => civil(paid_on) },
    {
      key: 'reference',
      title: t('reference'),
      render: ({ reference }) => <span className="[overflow-wrap:anywhere]">{reference || '—'}</span>,
    },
    {
      key: 'slip',
      title: t('slip'),
      render: ({ id, slip }) => (
        <div className="flex min-w-0 md:max-w-56">
          <SlipButton path="console/declaration/slip" id={id} slip={slip} />
        </div>
      ),
    },
    {
      key: 'declared',
      title: t('declaredAt'),
      render: ({ declared_by, declared_at, reason, receipt }) => (
        <div className="text-caption">
          {declared_by} · {placeTime(declared_at)}
          {receipt && (
            <div>
              <Link
                to={consolePaths.consoleReceipts(new URLSearchParams({ receipt_id: String(receipt.id) }))}
                className="text-teal underline underline-offset-4"
              >
                {receipt.number}
              </Link>
            </div>
          )}
          {reason && <div className="text-muted">{reason}</div>}
        </div>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      titleHidden: true,
      render: (declared) =>
        mayEdit &&
        declared.status === 'declared' && (
          <div className="flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
            <Button
              size="compact"
              kind="repeated"
              aria-label={t('recordOf', { name: declared.agency.name })}
              onClick={() => onRecord(declared)}
            >
              {t('arrived')}
            </Button>
            <Button
              size="compact"
              kind="quiet"
              aria-label={t('refuseOf', { name: declared.agency.name })}
              onClick={() => onRefuse(declared)}
            >
              {t('refuse')}
            </Button>
          </div>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('declaredTitle')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={columns}
      outcomeOf={({ id }) => (left.has(id) ? t('handled') : null)}
    />
  );
}
