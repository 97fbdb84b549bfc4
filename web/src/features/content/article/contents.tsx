import type { ArticleView } from '@serai/contract/content/articles';
import { classNames } from '@serai/ui/class-names';
import { useMemo } from 'react';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { headingsOf } from '../../../platform/rich-text/headings.ts';
import { useReadHeading } from '../../../platform/rich-text/use-read-heading.ts';

/** Minimum number of headings for a table of contents. */
const contentsFrom = 3;

/** The headings as links, with the current one marked; renders nothing for a short text. */
export function Contents({ article }: { article: ArticleView }) {
  const t = usePhrases('rich-text');
  const headings = useMemo(() => headingsOf(article.body).filter(({ level }) => level < 4), [article.body]);
  const read = useReadHeading(headings);
  if (headings.length < contentsFrom) return null;
  return (
    <nav aria-label={t('contents')} className="max-lg:hidden">
      <h2 className="mb-2 text-caption font-strong">{t('contents')}</h2>
      <ol lang={localeOf(article.lang)} className="border-l border-line text-caption">
        {headings.map(({ anchor, level, words }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === read ? 'location' : undefined}
              className={classNames(
                '-ml-px block border-l-2 py-1 transition-colors duration-150 hover:text-teal',
                level === 3 ? 'pl-7' : 'pl-4',
                anchor === read ? 'border-teal font-strong text-teal' : 'border-transparent text-muted',
              )}
            >
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
