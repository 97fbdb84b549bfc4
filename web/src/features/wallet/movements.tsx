import { EmptyState } from '@serai/ui/empty-state';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { RowsSkeleton } from '../../platform/list/rows-skeleton.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { ExportStatement } from './export-statement.tsx';
import { StatementPeriod } from './statement-period.tsx';
import { type StatementSearch, writeStatementSearch } from './statement-search.ts';
import { StatementSums } from './statement-sums.tsx';
import { StatementTable } from './statement-table.tsx';

interface MovementsProps {
  search: StatementSearch;
  onChange: (part: Partial<StatementSearch>) => void;
}

/** Movements of deposit and credit, with opening and closing balances. */
export function Movements({ search, onChange }: MovementsProps) {
  const { account, from, to, page, after } = search;
  const query = useList('account/statement', { account, from, to }, { page, after });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatementPeriod search={search} onChange={onChange} />
        <ExportStatement search={search} />
      </div>
      <div className="mt-4">
        <Loaded keepsLast query={query} skeleton={<RowsSkeleton row="h-10" />}>
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
    </>
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
