import type { Column } from '@serai/ui/data-table';
import { DataTable } from '@serai/ui/data-table';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { selectColumn } from '../../platform/list/selection/select-column.tsx';
import type { Selection } from '../../platform/list/selection/use-selection.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import type { CashRow } from './cash-reads.ts';
import { CashState } from './cash-state.tsx';
import { VoidCash } from './void-cash.tsx';

interface CashTableProps {
  rows: readonly CashRow[];
  /** Ids of the rows that were handed in or voided while the page is open. */
  left: ReadonlySet<number>;
  stale: boolean;
  /** Null where nothing is handed in. */
  selection: Selection<CashRow> | null;
}

/** Records of driver cash. */
export function CashTable({ rows, left, stale, selection }: CashTableProps) {
  const t = usePhrases('console-cash');
  const mayOpen = useMay()('/console/order/view');
  const money = useMoney();
  const { placeTime } = useDates();
  const columns: Column<CashRow>[] = [
    ...(selection ? selectColumn(selection, ({ sum, order_sn }) => `${money.text(sum)} · ${order_sn}`) : []),
    {
      key: 'sum',
      title: t('columnSum'),
      card: 'head',
      render: ({ sum, purpose, note, state }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-72">
          <div className={state === 'voided' ? 'figures text-muted line-through' : 'figures font-strong'}>
            {money.text(sum)}
          </div>
          <div className="text-caption font-normal text-muted">
            {[t(`purpose_${purpose}`), note].filter(Boolean).join(' · ')}
          </div>
        </div>
      ),
    },
    { key: 'driver', title: t('columnDriver'), render: ({ driver }) => driver.name },
    {
      key: 'ride',
      title: t('columnRide'),
      render: ({ order_id, order_sn }) =>
        mayOpen ? (
          <Link
            to={consolePaths.consoleOrder(order_id)}
            state={fromList}
            className="text-teal underline underline-offset-4"
          >
            {order_sn}
          </Link>
        ) : (
          order_sn
        ),
    },
    {
      key: 'taken',
      title: t('columnTaken'),
      render: ({ taken_at }) => (
        <span className="whitespace-nowrap">{placeTime(taken_at.utc, taken_at.tz)}</span>
      ),
    },
    {
      key: 'state',
      title: t('columnState'),
      render: (cash) => (
        <div className="max-md:*:justify-items-end">
          <CashState cash={cash} />
        </div>
      ),
    },
    {
      key: 'actions',
      title: t('columnActions'),
      titleHidden: true,
      render: (cash) => (
        <div className="flex max-md:mt-2 md:justify-end">
          <VoidCash cash={cash} />
        </div>
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
      outcomeOf={({ id }) => (left.has(id) ? t('handled') : null)}
    />
  );
}
