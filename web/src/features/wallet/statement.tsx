import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { ExportStatement } from './export-statement.tsx';
import { StatementPeriod } from './statement-period.tsx';
import { type StatementSearch, writeStatementSearch } from './statement-search.ts';
import { StatementSums } from './statement-sums.tsx';
import { StatementTable } from './statement-table.tsx';

interface StatementProps {
  search: StatementSearch;
  /** A change of tab or dates begins at the first page again. */
  onChange: (part: Partial<StatementSearch>) => void;
}

/** Movements of deposit and credit: what each opens and closes with, and the rows between. */
export function Statement({ search, onChange }: StatementProps) {
  const t = usePhrases('balance');
  const { page, after, ...filter } = search;
  const query = useList('account/statement', filter, { page, after });
  const { account } = filter;
  return (
    <Tabs
      label={t('tabs')}
      value={account ?? 'all'}
      onChange={(tab) => onChange({ account: tab === 'all' ? null : tab })}
      items={[
        { value: 'all', label: t('tabAll') },
        { value: 'deposit', label: t('tabDeposit') },
        { value: 'credit', label: t('tabCredit') },
      ]}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatementPeriod search={search} onChange={onChange} />
        <ExportStatement search={search} />
      </div>
      <div className="mt-4">
        <Loaded keepsLast query={query} skeleton={<RowsSkeleton />}>
          {(reply) => (
            <>
              <StatementSums reply={reply} />
              <ListRows
                reply={reply}
                place={search}
                href={(place) => paths.balance(writeStatementSearch({ ...search, ...place }))}
                empty={<NoMovements />}
                keepsScroll
              >
                <div className="mt-2">
                  <StatementTable rows={reply.list} stale={query.isPlaceholderData} />
                </div>
              </ListRows>
            </>
          )}
        </Loaded>
      </div>
    </Tabs>
  );
}

function NoMovements() {
  const t = usePhrases('balance');
  return (
    <EmptyState title={t('empty')} heading="h3">
      {t('emptyHelp')}
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} className="h-10" />
      ))}
    </div>
  );
}
