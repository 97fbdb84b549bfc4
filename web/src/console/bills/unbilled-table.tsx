import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Tag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { selectColumn } from '../../platform/list/selection/select-column.tsx';
import type { Selection } from '../../platform/list/selection/use-selection.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { UnbilledRow } from './unbilled-row.ts';

interface UnbilledTableProps {
  rows: readonly UnbilledRow[];
  /** Null where the reader bills nobody. */
  selection: Selection<UnbilledRow> | null;
}

/** Agencies with unbilled charges, the largest sum first. */
export function UnbilledTable({ rows, selection }: UnbilledTableProps) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { civil } = useDates();
  const day = (date: string) => civil(date, { year: true });
  const columns: Column<UnbilledRow>[] = [
    ...(selection
      ? selectColumn(selection, ({ agency, sum }) => t('selectAgency', { agency, sum: money.text(sum) }))
      : []),
    {
      key: 'agency',
      title: t('columnAgency'),
      card: 'head',
      render: ({ agency_id, agency }) => (
        <Link
          to={consolePaths.consoleAgency(agency_id)}
          className="font-strong underline-offset-4 [overflow-wrap:anywhere] hover:text-teal hover:underline"
        >
          {agency}
        </Link>
      ),
    },
    { key: 'charges', title: t('columnCharges'), align: 'end', render: ({ charges }) => charges },
    {
      key: 'sum',
      title: t('columnSum'),
      align: 'end',
      render: ({ sum }) => <Price {...money.parts(sum)} />,
    },
    {
      key: 'cutOff',
      title: t('columnCutOff'),
      render: ({ cut_off }) => (
        <span className="whitespace-nowrap">{t('afterDay', { date: day(cut_off) })}</span>
      ),
    },
    {
      key: 'due',
      title: t('columnDueIfBilled'),
      render: ({ due_if_billed }) => <span className="whitespace-nowrap">{day(due_if_billed)}</span>,
    },
    {
      key: 'odd',
      title: t('columnOdd'),
      render: ({ odd }) =>
        odd.length > 0 && (
          <ul className="flex flex-wrap gap-1 max-md:justify-end">
            {odd.map((oddity) => (
              <li key={oddity}>
                <Tag tone="amber">{t(`odd_${oddity}`)}</Tag>
              </li>
            ))}
          </ul>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('cutOffTitle')}
      rows={rows}
      rowKey={({ agency_id }) => String(agency_id)}
      columns={columns}
    />
  );
}
