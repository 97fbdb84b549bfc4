import { maxHandedIn } from '@serai/contract/vehicles/cash-words';
import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { SelectLine } from '../../platform/list/selection/select-line.tsx';
import { SelectionBar } from '../../platform/list/selection/selection-bar.tsx';
import { useSelection } from '../../platform/list/selection/use-selection.ts';
import { useKeptRows } from '../../platform/list/use-kept-rows.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { isForbidden } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { cashAddress, cashTabs } from './cash-address.ts';
import { CashDrivers } from './cash-drivers.tsx';
import type { CashRow } from './cash-reads.ts';
import { CashTable } from './cash-table.tsx';
import { HandInAction } from './hand-in-action.tsx';

export const Page = withQueries(CashPage);

/** Cash with drivers per driver, and the records with their hand-in. */
function CashPage() {
  const t = usePhrases('console-cash');
  const mayReceive = useMay()('/console/driverCash/handIn');
  const list = useListSearch(cashAddress, consolePaths.consoleCash);
  const { state, driver_id, order_id, page, after } = list.search;
  const query = useList(
    'console/driverCash/list',
    { state: state ?? 'open', driver_id, order_id },
    { page, after },
  );
  const kept = useKeptRows(query, String(cashAddress.write(list.search)));
  const isOpen = state === null;
  const selection = useSelection({
    scope: list.query,
    shown: query.isPlaceholderData ? undefined : query.data?.list,
    keyOf: ({ id }: CashRow) => String(id),
    most: maxHandedIn,
  });
  const first = query.data?.list[0];
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('title')} intro={t('text')} actions={null} />
      {!isForbidden(query.error) && (
        <div className="mt-4">
          <CashDrivers chosenId={driver_id} onChoose={(id) => list.change({ driver_id: id })} />
        </div>
      )}
      <div className="mt-6">
        <ListPage
          list={list}
          query={kept.query}
          tabs={{
            label: t('tabs'),
            value: state,
            onChange: (tab) => list.change({ state: tab }),
            all: t('state_open'),
            tabs: cashTabs.map((tab) => ({ value: tab, label: t(`state_${tab}`) })),
          }}
          filters={
            list.isFiltered && (
              <div className="flex flex-wrap items-center gap-3">
                {driver_id !== null && first && <span>{t('ofDriver', { name: first.driver.name })}</span>}
                {order_id !== null && first && <span>{t('ofOrder', { sn: first.order_sn })}</span>}
                <Button size="compact" onClick={list.clear}>
                  {t('clear')}
                </Button>
              </div>
            )
          }
          rowHeight="h-16"
          total={(count) => t('total', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleCash()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => (
            <>
              {isOpen && mayReceive && <SelectLine selection={selection} />}
              <CashTable
                rows={reply.list}
                left={kept.left}
                stale={query.isPlaceholderData}
                selection={isOpen && mayReceive ? selection : null}
              />
            </>
          )}
        </ListPage>
      </div>
      {isOpen && mayReceive && (
        <SelectionBar selection={selection}>
          <HandInAction rows={selection.rows} onDone={selection.clear} />
        </SelectionBar>
      )}
    </div>
  );
}
