import type { ArticleRow } from '@serai/contract/articles';
import { Link } from 'react-router';
import { localeOf } from '../../platform/i18n/language.ts';
import { addressOf } from './article-card.tsx';
import { ArticleCover } from './article-cover.tsx';
import { PaidTag } from './paid-tag.tsx';

/** An article among others that one could read next: its picture over its title. */
export function ArticleTile({ article }: { article: ArticleRow }) {
  return (
    <article className="group relative h-full overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-teal">
      <ArticleCover
        cover={article.cover}
        seed={article.id}
        sizes="(min-width: 640px) 320px, 100vw"
        className="aspect-[16/9]"
      />
      <div className="p-3">
        <h3 lang={localeOf(article.lang)} className="line-clamp-2 font-strong">
          <Link
            to={addressOf(article)}
            className="group-hover:text-teal after:absolute after:inset-0 after:content-['']"
          >
            {article.title}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-muted">
          {article.channel?.name}
          <PaidTag price={article.price} />
        </p>
      </div>
    </article>
  );
}
