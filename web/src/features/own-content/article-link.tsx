import type { ArticleOrder } from '@serai/contract/content/article-orders';
import { Tag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

interface ArticleLinkProps {
  article: ArticleOrder['article'];
  /** Whether it can be opened although it is offline: buyers can still read it. */
  readable?: boolean;
}

/** Link to an article by its title; marks a deleted one. */
export function ArticleLink({ article: { slug, title, gone }, readable = !gone }: ArticleLinkProps) {
  const t = usePhrases('own-content');
  return (
    <span className="[overflow-wrap:anywhere]">
      {readable ? (
        <Link to={paths.article(slug)} className="text-teal underline-offset-4 hover:underline">
          {title}
        </Link>
      ) : (
        <span className="text-muted">{title}</span>
      )}
      {gone && (
        <span className="ml-2">
          <Tag>{t('takenOffline')}</Tag>
        </span>
      )}
    </span>
  );
}
