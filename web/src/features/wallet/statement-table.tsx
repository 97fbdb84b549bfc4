import { eventPhrase } from '@serai/phrases/ledger-events';
import { classNames } from '@serai/ui/class-names';
import { Price } from '@serai/ui/price';
import type { Got } from '../../platform/api/calls.ts';
import { signedParts, useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { MovementTable } from './movement-table.tsx';

type Rows = Got<'account/statement'>['list'];

/** Rows of a statement, each with a link to its order. */
export function StatementTable({ rows, stale }: { rows: Rows; stale: boolean }) {
  const t = usePhrases('balance');
  const money = useMoney();
  return (
    <MovementTable
      words={{
        caption: t('caption'),
        event: t('columnEvent'),
        order: t('columnOrder'),
        time: t('columnTime'),
      }}
      rows={rows}
      stale={stale}
      at={(row) => row.at}
      event={(row) => (
        <div className="md:min-w-24">
          {t(eventPhrase(row.event))}
          {row.memo && row.event !== 'article' && (
            <div className="text-caption font-normal text-muted">{row.memo}</div>
          )}
        </div>
      )}
      columns={[
        {
          key: 'user',
          title: t('columnUser'),
          render: (row) => <span className="md:whitespace-nowrap">{row.user}</span>,
        },
        {
          key: 'account',
          title: t('columnAccount'),
          render: (row) => (
            <span className="whitespace-nowrap">
              {t(row.account === 'deposit' ? 'accountDeposit' : 'accountCredit')}
            </span>
          ),
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
