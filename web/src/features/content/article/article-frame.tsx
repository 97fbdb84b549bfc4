import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useAsset } from '../../../platform/session/use-asset.ts';
import { addressOf } from '../article-card.tsx';
import { ArticleCover } from '../article-cover.tsx';
import { ArticleMeta } from '../article-meta.tsx';
import { articleFacts, trailFacts } from '../structured-facts.ts';
import { Trail } from '../trail.tsx';
import { useDay } from '../use-day.ts';
import { useSpeaker } from '../use-speaker.ts';
import { useTrail } from '../use-trail.ts';
import { Contents } from './article-text.tsx';
import type { ArticleData } from './load-article.ts';
import { useCountedView } from './use-counted-view.ts';

/** What an article and a page have in common: head, way, title and picture; beside the text its contents and `aside`. */
export function ArticleFrame({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  const t = usePhrases('content');
  const asset = useAsset();
  const day = useDay();
  const { article, path } = useLoaderData<ArticleData>().read;
  useCountedView(article.id);
  const address = addressOf(article);
  const trail = useTrail(path, { name: article.title, path: address });
  const speaker = useSpeaker(article.lang);
  const { cover } = article;
  const image = cover ? asset('url' in cover ? cover.url : cover.picture.url) : '';
  const absolute = image && new URL(image, speaker.origin).href;
  const isPage = article.kind === 'page';
  return (
    <>
      <PageHead
        title={article.title}
        description={article.summary}
        path={address}
        langs={article.langs}
        lang={article.lang}
        image={image || undefined}
        type="article"
        structured={[articleFacts(article, address, absolute, speaker), trailFacts(trail, speaker)]}
      />
      <Trail steps={trail} />
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <article className="min-w-0">
          <h1 lang={localeOf(article.lang)} className="text-display font-strong text-balance">
            {article.title}
          </h1>
          {article.summary && (
            <p lang={localeOf(article.lang)} className="mt-2 text-lead text-muted">
              {article.summary}
            </p>
          )}
          <div className="mt-3">
            {isPage ? (
              <p className="text-caption text-muted">
                {t('updatedOn', { date: day(article.updated_at).text })}
              </p>
            ) : (
              <ArticleMeta
                article={article}
                before={<span>{t('by', { author: article.author || t('seller') })}</span>}
              />
            )}
          </div>
          {cover && (
            <ArticleCover
              early
              cover={cover}
              seed={article.id}
              sizes="(min-width: 1024px) 800px, 100vw"
              className="mt-6 aspect-[2/1] rounded-card"
            />
          )}
          <div className="mt-6">{children}</div>
          <Tags />
        </article>
        <aside className="not-printed grid content-start gap-8 lg:sticky lg:top-6 lg:self-start">
          <Contents article={article} />
          {aside}
        </aside>
      </div>
    </>
  );
}

function Tags() {
  const t = usePhrases('content');
  const { tags } = useLoaderData<ArticleData>().read.article;
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('tags')} className="not-printed mt-6 flex flex-wrap gap-2">
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={paths.tag(slug)}
            className="inline-flex h-8 items-center rounded-control bg-sunken px-3 text-caption hover:text-teal"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
