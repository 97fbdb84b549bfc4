import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import type { Got } from '../../../platform/api/calls.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ArticleTile } from '../article-tile.tsx';

/** A subchannel of a cover with its newest articles and a link to all. */
export function NewestOf({ channel, newest }: Got<'cms.Index/channel'>['children'][number]) {
  const t = usePhrases('content');
  return (
    <section className="mb-12" aria-labelledby={`channel-${channel.id}`}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={`channel-${channel.id}`} className="text-title font-strong">
          {channel.name}
        </h2>
        <Link
          to={paths.channel(channel.slug)}
          aria-label={`${channel.name}: ${t('allOfChannel')}`}
          className="inline-flex shrink-0 items-center gap-1 rounded-control text-teal underline-offset-4 hover:underline"
        >
          {t('allOfChannel')}
          <Icon name="arrow-right" size={16} />
        </Link>
      </div>
      <ul className="grid gap-4 sm:grid-cols-3">
        {newest.map((article) => (
          <li key={article.id}>
            <ArticleTile article={article} says="summary" />
          </li>
        ))}
      </ul>
    </section>
  );
}
