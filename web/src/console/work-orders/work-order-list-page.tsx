import { maxHeldAtOnce } from '@serai/contract/back-office/queue-names';
import { workTypes } from '@serai/contract/work-orders/types';
import { EmptyState } from '@serai/ui/empty-state';
import { Select } from '@serai/ui/select';
import { optionsIn } from '../../platform/api/options-in.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { SelectLine } from '../../platform/list/selection/select-line.tsx';
import { SelectionBar } from '../../platform/list/selection/selection-bar.tsx';
import { useSelection } from '../../platform/list/selection/use-selection.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { EntriesActions, type SelectedEntry } from '../queues/entries-actions.tsx';
import type { DeskWorkOrderRow } from './desk-work-order.ts';
import { askedOf, deskWorkOrderAddress, workOrderTabs } from './work-order-address.ts';
import { WorkOrderTable } from './work-order-table.tsx';

export const Page = withQueries(WorkOrderListPage);

/** Work orders of all agencies and messages of the contact form, the urgent and soonest promised first. */
function WorkOrderListPage() {
  const t = usePhrases('console-work-orders');
  const list = useListSearch(deskWorkOrderAddress, consolePaths.consoleWorkOrders);
  const { search } = list;
  const query = useList('console/workOrder/list', askedOf(search), search);
  const may = useMay();
  const mayTake = search.tab !== 'over' && may('/console/workOrder/answer') && may('/console/queue/take');
  const selection = useSelection({
    scope: list.query,
    shown: query.isPlaceholderData ? undefined : query.data?.list,
    keyOf: ({ id }: DeskWorkOrderRow) => String(id),
    most: maxHeldAtOnce,
  });
  const types = useRead('ajax/workType', {}).data;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('title')} intro={t('text')} actions={null} />
      <div className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('tabs'),
            value: search.tab,
            onChange: (tab) => list.change({ tab }),
            all: t('tab_open'),
            tabs: workOrderTabs.map((tab) => ({ value: tab, label: t(`tab_${tab}`) })),
          }}
          filters={
            <FilterLine
              list={list}
              words={{
                keywordLabel: t('keywordLabel'),
                keyword: t('keyword'),
                filters: t('filters'),
                clear: t('clear'),
              }}
              filtersClass="gap-x-4 max-sm:w-full"
            >
              <Select
                aria-label={t('type')}
                className="w-48 max-sm:w-full"
                value={search.type ?? ''}
                onChange={({ target }) =>
                  list.change({ type: workTypes.find((one) => one === target.value) ?? null })
                }
                options={[{ value: '', label: t('allTypes') }, ...(types ? optionsIn(types) : [])]}
              />
            </FilterLine>
          }
          rowHeight="h-16"
          total={(count) => t('total', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleWorkOrders()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => (
            <>
              {mayTake && <SelectLine selection={selection} />}
              <WorkOrderTable
                rows={reply.list}
                stale={query.isPlaceholderData}
                selection={mayTake ? selection : null}
              />
            </>
          )}
        </ListPage>
      </div>
      <SelectionBar selection={selection}>
        <EntriesActions
          entries={selection.rows.map(entryOf)}
          actions={['take', 'handOver']}
          onDone={selection.clear}
        />
      </SelectionBar>
    </div>
  );
}

/** The entry of the queues that a work order is. */
function entryOf({ id, number, agency }: DeskWorkOrderRow): SelectedEntry {
  return { queue: agency === null ? 'contactMessages' : 'workOrders', object_id: id, number };
}
