import { favouriteKinds } from '@serai/contract/content/article-states';
import type { Favourite } from '@serai/contract/content/favourites';
import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { listAddress, objectId, tabOf } from '../../platform/list/list-address.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { markStale } from '../../platform/query/held-cache.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { FavouriteCities } from './favourite-cities.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { ToArticles } from './to-articles.tsx';

export const Page = withQueries(FavouritesPage);

const favouriteAddress = listAddress({ show: tabOf(favouriteKinds), city: objectId });

/** Hotels and articles that the member has bookmarked, newest first. */
function FavouritesPage() {
  const t = usePhrases('own-content');
  const list = useListSearch(favouriteAddress, paths.favourites);
  const { search } = list;
  const query = useList('cms.User/collect', { kind: search.show, city_id: search.city }, search);
  // Removed favourites stay visible until the page is opened again.
  useEffect(() => () => markStale(['cms.User/collect']), []);
  return (
    <>
      <ListHead title={t('favourites')} intro={t('favouritesIntro')} actions={null} />
      <Card className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('favouritesTabs'),
            value: search.show,
            onChange: (show) => list.change(show === 'article' ? { show, city: null } : { show }),
            all: t('all'),
            tabs: favouriteKinds.map((value) => ({
              value,
              label: t(value === 'hotel' ? 'favouritesHotels' : 'favouritesArticles'),
            })),
          }}
          keepsTabs
          filters={
            search.show !== 'article' && (
              <FavouriteCities
                cities={query.data?.cities ?? []}
                cityId={search.city}
                onChange={(city) => list.change({ city })}
              />
            )
          }
          rowHeight="h-20"
          total={(count) => t('favouritesCount', { count })}
          empty={<NoFavourites kind={search.show} />}
          keepsScroll
        >
          {(reply) => <Rows favourites={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </Card>
    </>
  );
}

function Rows({ favourites, stale }: { favourites: readonly Favourite[]; stale: boolean }) {
  return (
    <ul className={stale ? 'divide-y divide-line opacity-60' : 'divide-y divide-line'}>
      {favourites.map((favourite) => (
        <FavouriteRow key={favourite.id} favourite={favourite} />
      ))}
    </ul>
  );
}

function NoFavourites({ kind }: { kind: Favourite['kind'] | null }) {
  const t = usePhrases('own-content');
  return (
    <EmptyState
      title={t('favouritesEmpty')}
      actions={
        kind === 'article' ? (
          <ToArticles />
        ) : (
          <Link to={paths.hotelList()} className={buttonClass()}>
            {t('toHotels')}
          </Link>
        )
      }
    >
      {t('favouritesEmptyHelp')}
    </EmptyState>
  );
}
