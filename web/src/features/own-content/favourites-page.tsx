import { favouriteKinds } from '@serai/contract/content/article-states';
import type { Favourite } from '@serai/contract/content/favourites';
import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useCount } from '../../platform/format/count.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { RowsSkeleton } from '../../platform/list/rows-skeleton.tsx';
import { readShown, writeShown } from '../../platform/list/shown.ts';
import { useList } from '../../platform/list/use-list.ts';
import { markStale } from '../../platform/query/held-cache.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { PageTop } from '../billing/page-top.tsx';
import { ShownTabs } from '../billing/shown-tabs.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { ToArticles } from './to-articles.tsx';

export const Page = withQueries(FavouritesPage);

/** Hotels and articles the member has kept, newest first. */
function FavouritesPage() {
  const t = usePhrases('own-content');
  const count = useCount();
  const search = readShown(useSearchParams()[0], favouriteKinds);
  const query = useList('cms.User/collect', { kind: search.show }, search);
  // Removed favourites stay on the page until it is opened again.
  useEffect(() => () => markStale(['cms.User/collect']), []);
  return (
    <>
      <PageTop title={t('favourites')} intro={t('favouritesIntro')} ways={null} />
      <Card className="mt-4">
        <ShownTabs
          label={t('favouritesTabs')}
          filters={favouriteKinds}
          shown={search}
          nameOf={(kind) =>
            t(kind === 'all' ? 'all' : kind === 'hotel' ? 'favouritesHotels' : 'favouritesArticles')
          }
        >
          <Loaded keepsLast query={query} skeleton={<RowsSkeleton row="h-20" />}>
            {(reply) => (
              <ListRows
                reply={reply}
                place={search}
                href={(place) => paths.favourites(writeShown({ ...search, ...place }))}
                empty={<NoFavourites kind={search.show} />}
                keepsScroll
              >
                <p role="status" className="mb-2 text-caption text-muted">
                  {t('favouritesCount', { count: count(reply.total, reply.total_capped) })}
                </p>
                <Rows favourites={reply.list} stale={query.isPlaceholderData} />
              </ListRows>
            )}
          </Loaded>
        </ShownTabs>
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
