import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { useKeptRows } from '../../platform/list/use-kept-rows.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { HotelField } from './hotel-field.tsx';
import { RoomPrices } from './room-prices.tsx';
import { saleAddress } from './sale-address.ts';
import { StopSellButton } from './stop-sell-button.tsx';
import { StopSellTable } from './stop-sell-table.tsx';

export const Page = withQueries(SalePage);

/** Nights off sale of all hotels; of a chosen hotel also the rooms and prices of tonight, which can be changed here. */
function SalePage() {
  const t = usePhrases('console-sale');
  const list = useListSearch(saleAddress, consolePaths.consoleSale);
  const { hotel_id, page, after } = list.search;
  const query = useList('console/hotel/stopSells', { hotel_id }, { page, after });
  const sale = useRead('console/hotel/sale', { hotel_id: hotel_id ?? 0 }, { enabled: hotel_id !== null });
  const kept = useKeptRows(query, String(saleAddress.write(list.search)));
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('title')} intro={t('text')} actions={null} />
      <div className="mt-4">
        <ListPage
          list={list}
          query={kept.query}
          filters={
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <HotelField
                hotelId={hotel_id}
                chosen={hotel_id === null ? undefined : (sale.data?.hotel.name ?? String(hotel_id))}
                onChange={(id) => list.change({ hotel_id: id })}
              />
              {hotel_id !== null && (
                <Button kind="quiet" size="compact" icon="close" onClick={list.clear}>
                  {t('allHotels')}
                </Button>
              )}
              {sale.data && <StopSellButton hotel={sale.data.hotel} />}
            </div>
          }
          rowHeight="h-14"
          total={(count) => t('total', { count })}
          empty={<EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>}
        >
          {(reply) => <StopSellTable rows={reply.list} left={kept.left} stale={query.isPlaceholderData} />}
        </ListPage>
        {sale.data && <RoomPrices sale={sale.data} />}
      </div>
    </div>
  );
}
