import { Card } from '@serai/ui/card';
import { useMemo } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { RichText } from '../../../platform/rich-text/rich-text.tsx';
import { useAsset } from '../../../platform/session/use-asset.ts';
import type { ArticleValues } from './article-values.ts';
import { readOwnHtml } from './read-own-html.ts';

/** An article as readers will see it. */
export function ArticlePreview({ values }: { values: ArticleValues }) {
  const t = usePhrases('own-content');
  const asset = useAsset();
  const { title, summary, cover, body, lang } = values;
  const text = useMemo(() => readOwnHtml(body), [body]);
  return (
    <Card>
      <article lang={lang} className="mx-auto max-w-prose">
        <h2 className="text-title font-strong [overflow-wrap:anywhere]">{title.trim() || t('untitled')}</h2>
        {summary.trim() && <p className="mt-2 text-muted">{summary}</p>}
        {cover && (
          <img
            src={asset(cover)}
            alt=""
            className="mt-4 aspect-video w-full rounded-card bg-sunken object-cover"
          />
        )}
        <div className="mt-4">
          <RichText text={text} lang={lang} />
        </div>
      </article>
    </Card>
  );
}
