import { articleSorts } from '@serai/contract/content/article-states';
import { buttonClass } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { EmptyState } from '@serai/ui/empty-state';
import { Icon } from '@serai/ui/icons';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCount } from '../../../platform/format/count.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { trailFacts } from '../../../platform/head/site-facts.ts';
import { useSpeaker } from '../../../platform/head/use-speaker.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListRows } from '../../../platform/list/list-rows.tsx';
import { type Place, writePlace } from '../../../platform/list/place.ts';
import { ArticleCard } from '../article-card.tsx';
import { SortLinks } from '../sort-links.tsx';
import { titleBreaks } from '../title-breaks.ts';
import { Trail } from '../trail.tsx';
import { useTrail } from '../use-trail.ts';
import { ChannelNav } from './channel-nav.tsx';
import { type ChannelData, loadChannel } from './load-channel.ts';
import { NewestOf } from './newest-of.tsx';

export const load = loadChannel;

/** Articles of a channel and its subchannels, or articles with a tag. */
export function Page() {
  const t = usePhrases('content');
  const count = useCount();
  const { shown, init, sort, isIndex, place } = useLoaderData<ChannelData>();
  const { channel, tag, path, children } = shown;
  const speaker = useSpeaker();
  const title = channel?.name ?? t('tagTitle', { tag: tag?.name ?? '' });
  const about = channel
    ? channel.description || t('channelDescription', { channel: channel.name })
    : t('tagDescription', { tag: tag?.name ?? '' });
  const base = channel ? paths.channel(channel.slug) : paths.tag(tag?.slug ?? '');
  const trail = useTrail(path, channel ? undefined : { name: title, path: base });
  const hrefOf = (to: { sort?: string; place?: Place }) => {
    const search = new URLSearchParams();
    // A cover without an order is shown by its channels.
    if (channel?.kind === 'cover' || (to.sort ?? sort) !== 'new') search.set('sort', to.sort ?? sort);
    const text = writePlace(search, to.place ?? { page: 1, after: null }).toString();
    return text ? `${base}?${text}` : base;
  };
  const isFirst = place.page === 1 && place.after === null;
  return (
    <>
      <PageHead
        title={isFirst ? title : t('pageOf', { title, page: place.page })}
        description={isFirst ? about : t('pageOf', { title: about, page: place.page })}
        path={isFirst || place.after !== null ? base : `${base}?page=${place.page}`}
        // Tagged articles are also in channels; an empty list should not be indexed.
        indexed={channel !== null && shown.total > 0}
        structured={[trailFacts(trail, speaker)]}
      />
      <Trail steps={trail} />
      <header className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className={classNames(titleBreaks(title), 'text-display font-strong')}>{title}</h1>
          {channel?.description && (
            <p className="mt-2 text-lead text-pretty text-muted">{channel.description}</p>
          )}
        </div>
        <Link to={paths.contentSearch()} className={buttonClass()}>
          <Icon name="search" size={18} />
          {t('toSearch')}
        </Link>
      </header>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <ChannelNav channels={init.channels} open={path} />
        <div className="min-w-0">
          {isIndex &&
            children
              .filter(({ newest }) => newest.length > 0)
              .map((each) => <NewestOf key={each.channel.id} {...each} />)}
          {shown.total > 0 && (
            <div
              className={classNames(
                'flex flex-wrap items-center gap-x-4 gap-y-2 border-line',
                isIndex ? 'border-t pt-4' : 'justify-between border-b pb-2',
              )}
            >
              <p className="text-caption text-muted">
                {t(isIndex ? 'seeAll' : 'articlesFound', { count: count(shown.total, shown.total_capped) })}
              </p>
              <SortLinks
                label={t('sortBy')}
                sorts={articleSorts}
                chosen={isIndex ? null : sort}
                word={(each) => t(`sort_${each}`)}
                href={(each) => hrefOf({ sort: each })}
              />
            </div>
          )}
          {!isIndex && (
            <ListRows
              reply={shown}
              place={place}
              href={(to) => hrefOf({ place: to })}
              empty={<NothingHere />}
            >
              <ul className="divide-y divide-line">
                {shown.list.map((article) => (
                  <li key={article.id}>
                    <ArticleCard article={article} />
                  </li>
                ))}
              </ul>
            </ListRows>
          )}
        </div>
      </div>
    </>
  );
}

function NothingHere() {
  const t = usePhrases('content');
  return (
    <EmptyState
      heading="h2"
      title={t('channelEmpty')}
      actions={
        <Link to={paths.contentSearch()} className={buttonClass({ kind: 'primary' })}>
          {t('toSearch')}
        </Link>
      }
    >
      {t('channelEmptyHelp')}
    </EmptyState>
  );
}
