import type { ArticleView } from '@serai/contract/articles';
import { useApp } from '../../../platform/app.tsx';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { headingsOf } from '../../../platform/rich-text/headings.ts';
import { RichText } from '../../../platform/rich-text/rich-text.tsx';

/** The text; says so where it is not in the reader's language. */
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

/** From so many headings on a text has its contents beside it. */
const contentsFrom = 3;

/** The headings as the way to them; nothing where the text is short. */
export function Contents({ article }: { article: ArticleView }) {
  const t = usePhrases('rich-text');
  const headings = headingsOf(article.body).filter(({ level }) => level < 4);
  if (headings.length < contentsFrom) return null;
  return (
    <nav aria-label={t('contents')} className="not-printed max-lg:hidden">
      <h2 className="mb-2 text-caption font-strong">{t('contents')}</h2>
      <ol lang={localeOf(article.lang)} className="grid gap-1 border-l border-line text-caption">
        {headings.map(({ anchor, level, words }) => (
          <li key={anchor} className={level === 3 ? 'pl-7' : 'pl-4'}>
            <a href={`#${anchor}`} className="rounded-control text-muted hover:text-teal">
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
