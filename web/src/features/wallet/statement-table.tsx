import type { ReplyOf } from '@serai/contract/endpoint';
import type { showStatement } from '@serai/contract/wallet';
import { classNames } from '@serai/ui/class-names';
import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { signedParts, useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { NumberLink } from '../../platform/page/number-link.tsx';
import { eventPhrase } from './event-words.ts';

type Row = ReplyOf<typeof showStatement>['list'][number];

/** The rows of a statement; each leads to the order it belongs to. */
export function StatementTable({ rows, stale }: { rows: readonly Row[]; stale: boolean }) {
  const t = usePhrases('balance');
  const { time } = useDates();
  const money = useMoney();
  return (
    <DataTable
      caption={t('caption')}
      rows={rows}
      stale={stale}
      rowKey={(row) => String(row.id)}
      columns={[
        {
          key: 'event',
          title: t('columnEvent'),
          card: 'head',
          render: (row) => (
            <div>
              {t(eventPhrase(row.event))}
              {row.memo && <div className="text-caption font-normal text-muted">{row.memo}</div>}
            </div>
          ),
        },
        {
          key: 'order',
          title: t('columnOrder'),
          render: (row) =>
            row.order_id === null ? (
              <span className="text-muted">—</span>
            ) : (
              <NumberLink
                to={paths.orderOf(row.order_product, row.order_id)}
                number={row.order_sn}
                title={row.order_title}
              />
            ),
        },
        {
          key: 'at',
          title: t('columnTime'),
          render: (row) => <span className="whitespace-nowrap">{time(row.at).slice(0, 16)}</span>,
        },
        { key: 'user', title: t('columnUser'), render: (row) => row.user },
        {
          key: 'account',
          title: t('columnAccount'),
          render: (row) => t(row.account === 'deposit' ? 'accountDeposit' : 'accountCredit'),
        },
        {
          key: 'amount',
          title: t('columnAmount'),
          align: 'end',
          render: (row) => (
            <Price
              {...signedParts(row.amount, money.parts)}
              className={classNames(row.amount.amount > 0 && row.account === 'deposit' && 'text-jade')}
            />
          ),
        },
        {
          key: 'after',
          title: t('columnAfter'),
          align: 'end',
          render: (row) => <Price {...money.parts(row.after)} />,
        },
      ]}
    />
  );
}
