import { maxUnbilledAgencies } from '@serai/contract/billing/statuses';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { SelectLine } from '../../platform/list/selection/select-line.tsx';
import { SelectionBar } from '../../platform/list/selection/selection-bar.tsx';
import { useSelection } from '../../platform/list/selection/use-selection.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { RunAction } from './run-action.tsx';
import type { UnbilledRow } from './unbilled-row.ts';
import { UnbilledTable } from './unbilled-table.tsx';

export const Page = withQueries(CutOffPage);

/** Agencies with charges that are on no bill: who would be billed, for how much, and what is odd. */
function CutOffPage() {
  const t = usePhrases('console-bills');
  const mayBill = useMay()('/console/bill/decide');
  const query = useRead('console/bill/unbilled', {}, { keepsLast: true });
  const selection = useSelection({
    scope: 'unbilled',
    shown: query.data?.list,
    keyOf: ({ agency_id }: UnbilledRow) => String(agency_id),
    most: maxUnbilledAgencies,
  });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('cutOffTitle')} indexed={false} />
      <BackLink to={consolePaths.consoleBills()}>{t('back')}</BackLink>
      <h1 className="text-title font-strong">{t('cutOffTitle')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('cutOffText')}</p>
      <div className="mt-6">
        <Loaded keepsLast query={query} skeleton={<Skeleton className="h-96" />}>
          {({ list, more }) =>
            list.length === 0 ? (
              <EmptyState title={t('cutOffEmpty')}>{t('cutOffEmptyHelp')}</EmptyState>
            ) : (
              <>
                <p role="status" className="mb-2 text-caption text-muted">
                  {t('cutOffTotal', { agencies: list.length })}
                  {more && ` · ${t('cutOffMore', { count: maxUnbilledAgencies })}`}
                </p>
                {mayBill && <SelectLine selection={selection} />}
                <UnbilledTable rows={list} selection={mayBill ? selection : null} />
              </>
            )
          }
        </Loaded>
      </div>
      <SelectionBar selection={selection}>
        <RunAction rows={selection.rows} onDone={selection.clear} />
      </SelectionBar>
    </div>
  );
}
