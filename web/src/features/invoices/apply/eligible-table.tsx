import { DataTable } from '@serai/ui/data-table';
import { Tag } from '@serai/ui/tag';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ChooseBox } from '../../billing/choose-box.tsx';
import { useOrderColumns } from '../../billing/order-columns.tsx';
import { ChargeTitle } from '../../billing/views/charge-title.tsx';
import type { EligibleOrder, Seller } from '../invoice-queries.ts';
import { chosenOf, type PaperChoice } from './paper-choice.ts';

interface TableProps {
  rows: readonly EligibleOrder[];
  sellers: readonly Seller[];
  choice: PaperChoice;
  stale: boolean;
}

/**
 * Orders that can be invoiced, with checkboxes; those that do not fit on the same document as the selected ones are
 * disabled.
 */
export function EligibleTable({ rows, sellers, choice, stale }: TableProps) {
  const t = usePhrases('invoice-apply');
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
        ...useOrderColumns<EligibleOrder>(t('columnAmount')),
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
    <ChargeTitle charge={row}>
      {row.paper === 'receipt' && <Tag tone="amber">{t('paper_receipt')}</Tag>}
      {seller && <span>{seller.name}</span>}
    </ChargeTitle>
  );
}
