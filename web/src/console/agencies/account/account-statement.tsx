import { EmptyState } from '@serai/ui/empty-state';
import { Select } from '@serai/ui/select';
import { StatementPeriod } from '../../../features/wallet/statement-period.tsx';
import { StatementSums } from '../../../features/wallet/statement-sums.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListRows } from '../../../platform/list/list-rows.tsx';
import { RowsSkeleton } from '../../../platform/list/rows-skeleton.tsx';
import { useList } from '../../../platform/list/use-list.ts';
import type { ListSearch } from '../../../platform/list/use-list-search.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { ExportSheet } from '../../bills/export-sheet.tsx';
import type { AccountSearch } from './account-address.ts';
import { AccountStatementTable } from './account-statement-table.tsx';

interface AccountStatementProps {
  list: ListSearch<AccountSearch>;
  agencyId: number;
}

/** The statement as the agency sees it, each movement beside the seller's posting. */
export function AccountStatement({ list, agencyId }: AccountStatementProps) {
  const t = usePhrases('console-account');
  const words = usePhrases('balance');
  const { search, change } = list;
  const { account, from, to } = search;
  const asked = { agency_id: agencyId, account, from, to };
  const query = useList('console/wallet/statement', asked, search);
  return (
    <>
      <p className="mb-3 text-caption text-muted">{t('statementText')}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <Select
            aria-label={words('tabs')}
            value={account ?? ''}
            onChange={({ target }) =>
              change({
                account: target.value === 'deposit' || target.value === 'credit' ? target.value : null,
              })
            }
            options={[
              { value: '', label: words('tabAll') },
              { value: 'deposit', label: words('tabDeposit') },
              { value: 'credit', label: words('tabCredit') },
            ]}
          />
          <StatementPeriod search={search} onChange={change} />
        </div>
        <ExportSheet
          path="console/wallet/exportStatement"
          asked={{
            agency_id: agencyId,
            ...(account && { account }),
            ...(from && { from }),
            ...(to && { to }),
          }}
          name={[words('fileName'), from, to].filter(Boolean).join('-')}
        />
      </div>
      <div className="mt-4">
        <Loaded keepsLast query={query} skeleton={<RowsSkeleton row="h-14" />}>
          {(reply) => (
            <>
              <StatementSums reply={reply} />
              <ListRows
                reply={reply}
                place={search}
                href={list.href}
                keepsScroll
                empty={
                  <EmptyState title={words('empty')} heading="h3">
                    {words('emptyHelp')}
                  </EmptyState>
                }
              >
                <div className="mt-2">
                  <AccountStatementTable rows={reply.list} stale={query.isPlaceholderData} />
                </div>
              </ListRows>
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}
