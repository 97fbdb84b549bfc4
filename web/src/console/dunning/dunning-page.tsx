import { dunningStages } from '@serai/contract/billing/dunning-stages';
import { EmptyState } from '@serai/ui/empty-state';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import { listAddress, tabOf, text } from '../../platform/list/list-address.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { DunningTable } from './dunning-table.tsx';
import { StageSums } from './stage-sums.tsx';

export const Page = withQueries(DunningPage);

const dunningAddress = listAddress({ stage: tabOf(dunningStages), keyword: text(60) });

/** Agencies with unpaid or written-off bills by how far their reminders have gone, the gravest first. */
function DunningPage() {
  const t = usePhrases('console-account');
  const list = useListSearch(dunningAddress, consolePaths.consoleDunning);
  const { stage, keyword } = list.search;
  const query = useList('console/bill/dunning', { stage, keyword: keyword || null }, list.search);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('dunningTitle')} intro={t('dunningText')} actions={null} />
      {query.data && <StageSums stages={query.data.stages} />}
      <div className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('dunningTabs'),
            value: stage,
            onChange: (chosen) => list.change({ stage: chosen }),
            all: t('part_all'),
            tabs: dunningStages.map((value) => ({ value, label: t(`stage_${value}`) })),
            counts: query.data?.stages.map(({ stage: status, agencies: count }) => ({
              status,
              count,
              capped: false,
            })),
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
            />
          }
          rowHeight="h-14"
          total={(count) => t('dunningTotal', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('dunningNoMatch'), help: t('dunningNoMatchHelp'), clear: t('clear') }}
                all={consolePaths.consoleDunning()}
              />
            ) : (
              <EmptyState title={t('dunningEmpty')}>{t('dunningEmptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => <DunningTable rows={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </div>
    </div>
  );
}
