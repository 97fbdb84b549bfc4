import { EmptyState } from '@serai/ui/empty-state';
import { Field } from '@serai/ui/field';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { DateInput, readersDay } from '../../../platform/form/date-input.tsx';
import { addDays } from '../../../platform/format/civil-days.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SelectLine } from '../../../platform/list/selection/select-line.tsx';
import { SelectionBar } from '../../../platform/list/selection/selection-bar.tsx';
import { useSelection } from '../../../platform/list/selection/use-selection.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { runAddress } from '../supplier-address.ts';
import type { DueRow } from '../supplier-reads.ts';
import { DueTable } from './due-table.tsx';
import { PayAction } from './pay-action.tsx';

export const Page = withQueries(PaymentRunPage);

/** Payment run: accepted invoices due by a day, one payment per supplier; nothing is recorded before the last step. */
function PaymentRunPage() {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const mayPay = useMay()('/console/payable/pay');
  const list = useListSearch(runAddress, consolePaths.consolePaymentRun);
  const until = list.search.until ?? addDays(readersDay(), 7);
  const query = useRead('console/payable/due', { until }, { keepsLast: true });
  const selection = useSelection({
    scope: until,
    shown: query.data?.list,
    keyOf: ({ supplier, entity }: DueRow) => `${supplier.id}-${entity.id}`,
    most: 200,
  });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('runTitle')} indexed={false} />
      <BackLink to={consolePaths.consoleSuppliers()}>{t('back')}</BackLink>
      <h1 className="text-title font-strong">{t('runTitle')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('runText')}</p>
      <div className="mt-4 max-w-64">
        <Field label={t('until')}>
          {(control) => (
            <DateInput {...control} value={until} onChange={(day) => list.change({ until: day || null })} />
          )}
        </Field>
      </div>
      <div className="mt-4">
        <Loaded keepsLast query={query} skeleton={<Skeleton className="h-96" />}>
          {({ list: rows, total, more }) =>
            rows.length === 0 ? (
              <EmptyState title={t('nothingDue')}>{t('nothingDueHelp')}</EmptyState>
            ) : (
              <>
                <p
                  role="status"
                  className="mb-2 flex flex-wrap items-baseline gap-x-2 text-caption text-muted"
                >
                  {t('runTotal', { count: rows.length })}
                  <Price {...money.parts(total)} />
                  {more && t('runMore')}
                </p>
                {mayPay && <SelectLine selection={selection} />}
                <DueTable rows={rows} selection={mayPay ? selection : null} />
              </>
            )
          }
        </Loaded>
      </div>
      <SelectionBar selection={selection}>
        <PayAction rows={selection.rows} onDone={selection.clear} />
      </SelectionBar>
    </div>
  );
}
