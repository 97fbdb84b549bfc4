import type { Column } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { useDates } from '../../platform/format/dates.ts';
import { type MoneyLike, useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

interface OrderRow {
  guest_names: readonly string[];
  reference: string;
  service_date: string;
  amount: MoneyLike;
}

/** Columns of an order in selectable lists, after its name: guests, reference, date, and the sum. */
export function useOrderColumns<Row extends OrderRow>(amountTitle: string): Column<Row>[] {
  const t = usePhrases('bill-apply');
  const money = useMoney();
  const { civil } = useDates();
  return [
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
      title: amountTitle,
      align: 'end',
      render: ({ amount }) => <Price {...money.parts(amount)} />,
    },
  ];
}
