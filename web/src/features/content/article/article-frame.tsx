import { classNames } from '@serai/ui/class-names';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { trailFacts } from '../../../platform/head/site-facts.ts';
import { useSpeaker } from '../../../platform/head/use-speaker.ts';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useAsset } from '../../../platform/session/use-asset.ts';
import { addressOf } from '../article-card.tsx';
import { ArticleCover } from '../article-cover.tsx';
import { ArticleMeta } from '../article-meta.tsx';
import { articleFacts } from '../structured-facts.ts';
import { titleBreaks } from '../title-breaks.ts';
import { Trail } from '../trail.tsx';
import { useDay } from '../use-day.ts';
import { useTrail } from '../use-trail.ts';
import { Contents } from './contents.tsx';
import type { ArticleData } from './load-article.ts';
import { useCountedView } from './use-counted-view.ts';

interface ArticleFrameProps {
  /** Beside the text, below the table of contents; on a phone before an article, and after a page. */
  aside?: ReactNode;
  /** Below the text, in the same width. */
  after?: ReactNode;
  children: ReactNode;
}

/**
 * Parts common to articles and pages: head, breadcrumbs, title and picture, and the text with its table of
 * contents.
 */
export function ArticleFrame({ aside, after, children }: ArticleFrameProps) {
  const asset = useAsset();
  const { article, path } = useLoaderData<ArticleData>().read;
  useCountedView(article.id);
  const address = addressOf(article);
  const trail = useTrail(path, { name: article.title, path: address });
  const speaker = useSpeaker(article.lang);
  const { cover, kind } = article;
  const image = cover ? asset('url' in cover ? cover.url : cover.picture.url) : '';
  const absolute = image && new URL(image, speaker.origin).href;
  const beside = (
    <aside
      key="beside"
      className={classNames(
        'not-printed grid content-start gap-6 empty:hidden',
        'lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto',
        // A table of contents alone is shown only where there is room beside the text.
        !aside && 'max-lg:hidden',
      )}
    >
      <Contents article={article} />
      {aside}
    </aside>
  );
  const text = (
    <div key="text" className="min-w-0 lg:col-start-1 lg:row-start-1">
      {children}
      <Tags />
      <PrintedFrom address={new URL(address, speaker.origin).href} />
      {after}
    </div>
  );
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
      <article className="article-sheet">
        <Title />
        <div className="mt-6 grid gap-8 border-t border-line pt-6 md:mt-8 md:pt-8 lg:grid-cols-[minmax(0,42rem)_15rem] lg:justify-between">
          {kind === 'page' ? [text, beside] : [beside, text]}
        </div>
      </article>
    </>
  );
}

/** Title, author and date, with the picture beside them, so that the text starts on the first screen. */
function Title() {
  const t = usePhrases('content');
  const day = useDay();
  const { article } = useLoaderData<ArticleData>().read;
  const { cover, title, summary, kind, author, published_at, updated_at } = article;
  const lang = localeOf(article.lang);
  const updated = t('updatedOn', { date: day(updated_at).text });
  return (
    <div
      className={classNames(
        'mt-4 grid items-center gap-x-12 gap-y-6',
        cover ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'lg:max-w-[50rem]',
      )}
    >
      <header>
        <h1 lang={lang} className={classNames(titleBreaks(title), 'text-display font-strong')}>
          {title}
        </h1>
        {summary && (
          <p lang={lang} className="mt-3 text-lead text-pretty text-muted">
            {summary}
          </p>
        )}
        <div className="mt-4">
          {kind === 'page' ? (
            <p className="text-caption text-muted">{updated}</p>
          ) : (
            <ArticleMeta
              article={article}
              before={<span>{t('by', { author: author || t('seller') })}</span>}
              after={updated_at - published_at > dayS && <span>{updated}</span>}
            />
          )}
        </div>
      </header>
      {cover && (
        <ArticleCover
          early
          cover={cover}
          seed={article.id}
          sizes="(min-width: 1024px) 440px, 100vw"
          className="not-printed aspect-[3/2] rounded-card"
        />
      )}
    </div>
  );
}

/** An edit within a day of publication does not count as an update. */
const dayS = 86_400;

/** Printed only: the address of the current version. */
function PrintedFrom({ address }: { address: string }) {
  return (
    <p className="mt-8 hidden border-t border-line pt-2 text-caption text-muted print:block">{address}</p>
  );
}

function Tags() {
  const t = usePhrases('content');
  const { tags } = useLoaderData<ArticleData>().read.article;
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('tags')} className="not-printed mt-8 flex flex-wrap gap-2">
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
