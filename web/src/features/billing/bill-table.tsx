import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { BillView } from './bill-queries.ts';
import { ChooseBox } from './choose-box.tsx';
import type { Choice } from './use-choice.ts';
import { BillStatusTag } from './views/bill-status-tag.tsx';

/** Bills, newest first; payable ones have a checkbox if the reader may pay. */
export function BillTable(props: { bills: readonly BillView[]; choice: Choice | null; stale: boolean }) {
  const { bills, choice, stale } = props;
  const t = usePhrases('bills');
  const money = useMoney();
  const { civil } = useDates();
  const boxes: Column<BillView>[] =
    choice && bills.some(({ open }) => open.amount > 0)
      ? [
          {
            key: 'choose',
            title: t('columnChoose'),
            titleHidden: true,
            render: ({ id, number, open }) =>
              open.amount > 0 && (
                <ChooseBox
                  words={t('choose', { number })}
                  checked={choice.has(id)}
                  onChange={(isChosen) => choice.set([{ id, amount: open.amount }], isChosen)}
                />
              ),
          },
        ]
      : [];
  return (
    <DataTable
      caption={t('caption')}
      rows={bills}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={[
        ...boxes,
        { key: 'number', title: t('columnNumber'), card: 'head', render: (bill) => <Name bill={bill} /> },
        { key: 'status', title: t('columnStatus'), render: (bill) => <BillStatusTag bill={bill} /> },
        {
          key: 'due',
          title: t('columnDue'),
          render: ({ due_on }) => (
            <span className="whitespace-nowrap">{due_on ? civil(due_on, { year: true }) : '—'}</span>
          ),
        },
        {
          key: 'total',
          title: t('columnTotal'),
          align: 'end',
          render: ({ total }) => <Price {...money.parts(total)} />,
        },
        {
          key: 'open',
          title: t('columnOpen'),
          align: 'end',
          render: ({ open }) =>
            open.amount > 0 ? <Price {...money.parts(open)} /> : <span className="text-muted">—</span>,
        },
      ]}
    />
  );
}

function Name({ bill }: { bill: BillView }) {
  const t = usePhrases('bills');
  const { civil, day } = useDates();
  const { period_from: from, period_to: to } = bill;
  return (
    <div>
      <Link to={paths.bill(bill.id)} className="text-teal underline-offset-4 hover:underline">
        {bill.number}
      </Link>
      <div className="flex flex-wrap gap-x-3 text-caption font-normal text-muted">
        <span>
          {from && to
            ? t('automatic', { from: civil(from, { year: true }), to: civil(to, { year: true }) })
            : t('appliedFor', { date: day(bill.made_at) })}
        </span>
        <span>{t('lines', { count: bill.lines })}</span>
      </div>
    </div>
  );
}
