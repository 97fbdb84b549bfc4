import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { OpenCharge } from './bill-queries.ts';
import { ChargeTitle } from './charge-title.tsx';
import { ChooseBox } from './choose-box.tsx';
import type { Choice } from './use-choice.ts';

/** Open charges with a box before each; what comes off what is owed stands with its minus. */
export function UnsettledTable(props: { rows: readonly OpenCharge[]; choice: Choice; stale: boolean }) {
  const { rows, choice, stale } = props;
  const t = usePhrases('bill-apply');
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
          render: ({ id, amount, order_sn, kind }) => (
            <ChooseBox
              words={t('choose', { sn: order_sn, kind: t(`kind_${kind}`) })}
              checked={choice.has(id)}
              onChange={(isChosen) => choice.set([{ id, amount: amount.amount }], isChosen)}
            />
          ),
        },
        {
          key: 'booking',
          title: t('columnBooking'),
          card: 'head',
          render: (row) => <ChargeTitle charge={row} kind={t(`kind_${row.kind}`)} />,
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
