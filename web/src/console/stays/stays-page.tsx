import { movementKinds } from '@serai/contract/hotels/movement-kinds';
import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Tabs } from '@serai/ui/tabs';
import { omitNone } from '../../platform/api/omit-none.ts';
import { useApi } from '../../platform/app.tsx';
import { ExportMenu } from '../../platform/files/export-menu.tsx';
import { useCount } from '../../platform/format/count.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { isForbidden } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { HotelSheets } from './hotel-sheets.tsx';
import { staysAddress } from './stays-address.ts';
import { StaysFilters } from './stays-filters.tsx';

export const Page = withQueries(StaysPage);

/** Guests who arrive, stay over or leave on a day, by hotel. */
function StaysPage() {
  const t = usePhrases('console-stays');
  const countText = useCount();
  const api = useApi();
  const mayExport = useMay()('/console/order/export');
  const list = useListSearch(staysAddress, consolePaths.consoleStays);
  const { page, after, ...filter } = list.search;
  const query = useList('console/hotelOrder/movements', filter, { page, after });
  const counts = query.data?.counts;
  // A printed sheet must not leave out guests of later pages.
  const isWhole = query.data?.next === null && page === 1 && after === null && query.data.list.length > 0;
  const content = (
    <ListPage
      list={list}
      query={query}
      filters={<StaysFilters list={list} stays={query.data?.list ?? []} />}
      rowHeight="h-14"
      total={(count) => t('total', { count })}
      empty={
        list.isFiltered ? (
          <NothingMatches
            words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
            all={consolePaths.consoleStays(staysAddress.write({ ...list.search, ...staysAddress.cleared }))}
          />
        ) : (
          <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
        )
      }
    >
      {(reply) => (
        <HotelSheets
          stays={reply.list}
          rooming={reply.rooming}
          search={list.search}
          stale={query.isPlaceholderData}
        />
      )}
    </ListPage>
  );
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8 print:max-w-none print:p-0">
      <div className="print:hidden">
        <ListHead
          title={t('title')}
          intro={t('text')}
          actions={
            <>
              {isWhole && (
                <Button icon="print" className="max-md:hidden" onClick={() => window.print()}>
                  {t('print')}
                </Button>
              )}
              {mayExport && (
                <ExportMenu
                  fileName={t(`kind_${filter.kind}`)}
                  link={(format) =>
                    api.post('console/hotelOrder/linkMovements', { ...omitNone(filter), format })
                  }
                />
              )}
            </>
          }
        />
      </div>
      <div className="mt-4">
        {isForbidden(query.error) ? (
          content
        ) : (
          <Tabs
            label={t('tabs')}
            value={list.search.kind}
            onChange={(kind) => list.change({ kind })}
            items={movementKinds.map((kind) => {
              const counted = counts?.find((one) => one.kind === kind);
              return {
                value: kind,
                label: t(`kind_${kind}`),
                count: counted && countText(counted.count, counted.capped),
              };
            })}
          >
            {content}
          </Tabs>
        )}
      </div>
    </div>
  );
}
