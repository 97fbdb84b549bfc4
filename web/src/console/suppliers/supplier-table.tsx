import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Tag } from '@serai/ui/tag';
import { Link } from 'react-router';
import type { MoneyLike } from '../../platform/format/money.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { SupplierRow } from './supplier-reads.ts';

/** Suppliers with what is owed to each. */
export function SupplierTable({ rows, stale }: { rows: readonly SupplierRow[]; stale: boolean }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const sum = (amount: MoneyLike) =>
    amount.amount === 0 ? <span className="text-muted">—</span> : <Price {...money.parts(amount)} />;
  const columns: Column<SupplierRow>[] = [
    {
      key: 'name',
      title: t('columnSupplier'),
      card: 'head',
      render: ({ id, name, kind, terms_days, disputed }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-80">
          <Link
            to={consolePaths.consoleSupplier(id)}
            state={fromList}
            className="font-strong text-teal underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="flex flex-wrap items-center gap-2 text-caption font-normal text-muted">
            {t(`kind_${kind}`)} · {t('termsDays', { days: terms_days })}
            {disputed > 0 && <Tag tone="amber">{t('disputedCount', { count: disputed })}</Tag>}
          </span>
        </div>
      ),
    },
    { key: 'owed', title: t('sum_owed'), align: 'end', render: ({ owed }) => sum(owed) },
    { key: 'services', title: t('sum_services'), align: 'end', render: ({ services }) => sum(services) },
    { key: 'later', title: t('sum_later'), align: 'end', render: ({ later }) => sum(later) },
    { key: 'due', title: t('sum_due'), align: 'end', render: ({ due }) => sum(due) },
    {
      key: 'overdue',
      title: t('sum_overdue'),
      align: 'end',
      render: ({ overdue }) => (
        <span className={overdue.amount > 0 ? 'text-lacquer' : undefined}>{sum(overdue)}</span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={columns}
    />
  );
}
