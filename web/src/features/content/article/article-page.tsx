import type { ArticleView } from '@serai/contract/content/articles';
import { Icon } from '@serai/ui/icons';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ArticleTile } from '../article-tile.tsx';
import { Comments } from '../comments/comments.tsx';
import { PaidPanel } from '../paid/paid-panel.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { ArticleText } from './article-text.tsx';
import { type ArticleData, articleLoader } from './load-article.ts';

export const load = articleLoader('cms.Content/info');

/** Article page: text or price, actions, comments, and related articles. */
export function Page() {
  const { read, comments, own, wallet } = useLoaderData<ArticleData>();
  const { article } = read;
  return (
    <>
      <ArticleFrame
        aside={article.city && <CityHotels city={article.city} />}
        after={
          <div className="not-printed mt-12 grid gap-12">
            <Neighbours />
            {(!article.locked || comments.total > 0) && (
              <Comments key={article.id} article={article} first={comments} own={own} />
            )}
          </div>
        }
      >
        {article.locked ? (
          <PaidPanel article={article} own={own} wallet={wallet} />
        ) : (
          <ArticleText article={article} />
        )}
        <ArticleActions article={article} own={own} />
      </ArticleFrame>
      <Related />
    </>
  );
}

function CityHotels({ city }: { city: NonNullable<ArticleView['city']> }) {
  const t = usePhrases('content');
  // The same format as for a destination in the hotels' search line (hotels/search-line/stay-search.ts).
  const search = new URLSearchParams({
    destination_type: 'city',
    destination_id: String(city.id),
    destination: city.name,
  });
  return (
    <Link
      to={paths.hotelList(search)}
      className="group block rounded-card border border-line bg-surface p-4 transition-colors duration-150 hover:border-teal"
    >
      <span className="flex items-center justify-between gap-2 font-strong text-teal">
        {t('cityHotels', { city: city.name })}
        <Icon
          name="arrow-right"
          size={18}
          className="shrink-0 transition-transform duration-150 group-hover:translate-x-0.5"
        />
      </span>
      <span className="mt-1 block text-caption text-muted">{t('cityHotelsText')}</span>
    </Link>
  );
}

function Neighbours() {
  const t = usePhrases('content');
  const { previous, next } = useLoaderData<ArticleData>().read;
  const shown = [
    { word: t('previous'), article: previous },
    { word: t('next'), article: next },
  ];
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('neighbours')} className="grid gap-4 sm:grid-cols-2">
      {shown.map(
        ({ word, article }) =>
          article && (
            <Link
              key={word}
              to={paths.article(article.slug)}
              className="group rounded-card border border-line bg-surface p-4 hover:border-teal"
            >
              <span className="text-caption text-muted">{word}</span>
              <span className="line-clamp-2 font-strong group-hover:text-teal">{article.title}</span>
            </Link>
          ),
      )}
    </nav>
  );
}

function Related() {
  const t = usePhrases('content');
  const { related } = useLoaderData<ArticleData>().read;
  if (related.length === 0) return null;
  return (
    <section className="not-printed mt-16 border-t border-line pt-8">
      <h2 className="mb-4 text-title font-strong">{t('related')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {related.map((article) => (
          <li key={article.id}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
