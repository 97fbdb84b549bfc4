import type { ArticleRow } from '@serai/contract/content/articles';
import type { ReactNode } from 'react';
import { useCount } from '../../platform/format/count.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useDay } from './use-day.ts';

interface ArticleMetaProps {
  article: ArticleRow;
  /** Content before the date, and directly after it. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Line below a title: the date and the readers' counts. */
export function ArticleMeta({ article, before, after }: ArticleMetaProps) {
  const t = usePhrases('content');
  const day = useDay();
  const count = useCount();
  const { published_at, views, likes, comments } = article;
  const published = day(published_at);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted">
      {before}
      <time dateTime={published.iso}>{published.text}</time>
      {after}
      {views > 0 && <span>{t('views', { count: count(views, false) })}</span>}
      {likes > 0 && <span>{t('likes', { count: count(likes, false) })}</span>}
      {comments > 0 && <span>{t('comments', { count: count(comments, false) })}</span>}
    </p>
  );
}
