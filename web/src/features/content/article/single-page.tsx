import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { LinkList } from '../link-list.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { ArticleText } from './article-text.tsx';
import { type ArticleData, articleLoader } from './load-article.ts';

export const load = articleLoader('cms.Content/page');

/** A page of the seller's that stands by itself, e.g. how to book, with the others of its kind beside it. */
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
