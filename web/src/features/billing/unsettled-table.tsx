import { DataTable } from '@serai/ui/data-table';
import { Tag } from '@serai/ui/tag';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { OpenCharge } from './bill-queries.ts';
import { ChooseBox } from './choose-box.tsx';
import { useOrderColumns } from './order-columns.tsx';
import type { Choice } from './use-choice.ts';
import { ChargeTitle } from './views/charge-title.tsx';

/** Open charges with checkboxes; credits have a minus sign. */
export function UnsettledTable(props: { rows: readonly OpenCharge[]; choice: Choice; stale: boolean }) {
  const { rows, choice, stale } = props;
  const t = usePhrases('bill-apply');
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
          render: (row) => (
            <ChargeTitle charge={row}>
              <Tag>{t(`kind_${row.kind}`)}</Tag>
            </ChargeTitle>
          ),
        },
        ...useOrderColumns<OpenCharge>(t('columnAmount')),
      ]}
    />
  );
}
