import type { ArticleRow } from '@serai/contract/content/articles';
import { classNames } from '@serai/ui/class-names';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { localeOf } from '../../platform/i18n/language.ts';
import { ArticleCover } from './article-cover.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { PaidTag } from './paid-tag.tsx';
import { titleBreaks } from './title-breaks.ts';

interface ArticleCardProps {
  article: ArticleRow;
  heading?: 'h2' | 'h3';
  /** Replaces the article's own text if parts of it are highlighted. */
  title?: ReactNode;
  summary?: ReactNode;
}

/** An article in a list: a row with its picture; the whole row is a link. */
export function ArticleCard({ article, heading: Heading = 'h2', title, summary }: ArticleCardProps) {
  const id = useId();
  const lang = localeOf(article.lang);
  return (
    <article
      aria-labelledby={id}
      className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 py-4 sm:grid-cols-[12rem_minmax(0,1fr)] md:gap-6"
    >
      <ArticleCover
        cover={article.cover}
        seed={article.id}
        sizes="(min-width: 640px) 192px, 104px"
        className="aspect-[3/2] self-start rounded-card"
      />
      <div className="min-w-0">
        <Heading
          id={id}
          lang={lang}
          className={classNames(titleBreaks(article.title), 'text-lead font-strong')}
        >
          <Link
            to={addressOf(article)}
            className="rounded-control group-hover:text-teal after:absolute after:inset-0 after:content-['']"
          >
            {title ?? article.title}
          </Link>
        </Heading>
        {(summary ?? article.summary) && (
          <p lang={lang} className="mt-1 line-clamp-2 text-muted">
            {summary ?? article.summary}
          </p>
        )}
        <div className="mt-2">
          <ArticleMeta
            article={article}
            before={
              <>
                <PaidTag price={article.price} />
                {article.channel && <span className="text-teal">{article.channel.name}</span>}
              </>
            }
          />
        </div>
      </div>
    </article>
  );
}

/** Address of an article or a page. */
export function addressOf({ kind, slug }: Pick<ArticleRow, 'kind' | 'slug'>): string {
  return kind === 'page' ? paths.contentPage(slug) : paths.article(slug);
}
