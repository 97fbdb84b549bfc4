import type { ArticleRow } from '@serai/contract/content/articles';
import { classNames } from '@serai/ui/class-names';
import { Link } from 'react-router';
import { localeOf } from '../../platform/i18n/language.ts';
import { addressOf } from './article-card.tsx';
import { ArticleCover } from './article-cover.tsx';
import { PaidTag } from './paid-tag.tsx';
import { titleBreaks } from './title-breaks.ts';

interface ArticleTileProps {
  article: ArticleRow;
  /** Line below the title: the channel, or the summary. */
  says?: 'channel' | 'summary';
}

/** An article among related ones: its picture above its title, on a phone beside it. */
export function ArticleTile({ article, says = 'channel' }: ArticleTileProps) {
  const lang = localeOf(article.lang);
  return (
    <article className="group relative h-full overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-teal max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <ArticleCover
        cover={article.cover}
        seed={article.id}
        sizes="(min-width: 640px) 320px, 120px"
        className="max-sm:min-h-24 sm:aspect-[16/9]"
      />
      <div className="p-3 md:p-4">
        <h3 lang={lang} className={classNames(titleBreaks(article.title), 'line-clamp-2 font-strong')}>
          <Link
            to={addressOf(article)}
            className="group-hover:text-teal after:absolute after:inset-0 after:content-['']"
          >
            {article.title}
          </Link>
        </h3>
        {says === 'summary' && article.summary && (
          <p lang={lang} className="mt-1 line-clamp-2 text-caption text-muted">
            {article.summary}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-muted empty:hidden">
          {says === 'channel' && article.channel?.name}
          <PaidTag price={article.price} />
        </p>
      </div>
    </article>
  );
}
