import type { ArticleView } from '@serai/contract/content/articles';
import { useApp } from '../../../platform/app.tsx';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { RichText } from '../../../platform/rich-text/rich-text.tsx';

/** Text of the article; with a note if it is not in the reader's language. */
export function ArticleText({ article }: { article: ArticleView }) {
  const t = usePhrases('content');
  const { lang } = useApp();
  return (
    <>
      {article.lang !== lang && (
        <p className="mb-4 rounded-control bg-amber-soft px-4 py-2">
          {t(article.lang === 'en' ? 'onlyIn_en' : 'onlyIn_zh')}
        </p>
      )}
      <RichText text={article.body} lang={localeOf(article.lang)} />
    </>
  );
}
