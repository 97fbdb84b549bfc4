import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import type { App } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { LinkList } from '../link-list.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { ArticleText } from './article-text.tsx';
import { type ArticleData, articleLoader } from './load-article.ts';

const loadPage = articleLoader('cms.Content/page');

/** Pages with a separate address are available only there. */
export async function load(app: App, args: LoaderFunctionArgs): Promise<ArticleData> {
  const { pathname, search } = new URL(args.request.url);
  const address = paths.contentPage(args.params.id ?? '');
  if (!pathname.startsWith('/cms/page/') || address.startsWith('/cms/page/')) return loadPage(app, args);
  throw redirect(address + search);
}

/** Single page of the seller, e.g. how to book, with links to the others. */
export function Page() {
  const t = usePhrases('content');
  const { read, pages } = useLoaderData<ArticleData>();
  const others = pages.filter(({ slug }) => slug !== read.article.slug);
  return (
    <ArticleFrame
      aside={
        others.length > 0 && (
          <nav aria-labelledby="more-help">
            <h2 id="more-help" className="mb-2 font-strong">
              {t('moreHelp')}
            </h2>
            <LinkList links={others.map(({ slug, title }) => ({ to: paths.contentPage(slug), title }))} />
          </nav>
        )
      }
    >
      <ArticleText article={read.article} />
    </ArticleFrame>
  );
}
