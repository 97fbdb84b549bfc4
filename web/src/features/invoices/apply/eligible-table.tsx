import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Tag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ChooseBox } from '../../billing/choose-box.tsx';
import type { EligibleOrder, Seller } from '../invoice-queries.ts';
import { chosenOf, type PaperChoice } from './paper-choice.ts';

interface TableProps {
  rows: readonly EligibleOrder[];
  sellers: readonly Seller[];
  choice: PaperChoice;
  stale: boolean;
}

/** Orders that can be invoiced with a box before each; what does not go onto the paper that was begun cannot be chosen. */
export function EligibleTable({ rows, sellers, choice, stale }: TableProps) {
  const t = usePhrases('invoice-apply');
  const money = useMoney();
  const { civil } = useDates();
  return (
    <DataTable
      caption={t('caption')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'choose',
          title: t('columnChoose'),
          titleHidden: true,
          render: (row) => <Box row={row} choice={choice} />,
        },
        {
          key: 'booking',
          title: t('columnBooking'),
          card: 'head',
          render: (row) => <Booking row={row} sellers={sellers} />,
        },
        {
          key: 'guests',
          title: t('columnGuests'),
          render: ({ guest_names }) => (
            <span className="[overflow-wrap:anywhere] md:block md:max-w-40">{guest_names.join(', ')}</span>
          ),
        },
        { key: 'reference', title: t('columnReference'), render: ({ reference }) => reference || '—' },
        {
          key: 'service',
          title: t('columnService'),
          render: ({ service_date }) => (
            <span className="whitespace-nowrap">{civil(service_date, { year: true })}</span>
          ),
        },
        {
          key: 'amount',
          title: t('columnAmount'),
          align: 'end',
          render: ({ amount }) => <Price {...money.parts(amount)} />,
        },
      ]}
    />
  );
}

function Box({ row, choice }: { row: EligibleOrder; choice: PaperChoice }) {
  const t = usePhrases('invoice-apply');
  const order = chosenOf(row);
  const isChosen = choice.has(row.id);
  return (
    <ChooseBox
      words={t('choose', { sn: row.order_sn })}
      checked={isChosen}
      disabled={!isChosen && !choice.fits(order)}
      onChange={(next) => choice.set([order], next)}
    />
  );
}

function Booking({ row, sellers }: { row: EligibleOrder; sellers: readonly Seller[] }) {
  const t = usePhrases('invoice-apply');
  const seller = sellers.length > 1 && sellers.find(({ id }) => id === row.entity_id);
  return (
    <div className="min-w-0 md:max-w-96">
      <Link
        to={paths.orderOf(row.product, row.order_id)}
        className="block font-strong underline-offset-4 hover:text-teal hover:underline"
      >
        {row.title}
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption font-normal text-muted">
        <span>{row.order_sn}</span>
        {row.paper === 'receipt' && <Tag tone="amber">{t('paper_receipt')}</Tag>}
        {seller && <span>{seller.name}</span>}
      </div>
    </div>
  );
}
