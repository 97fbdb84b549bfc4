import { keptPages } from '@serai/contract/content/article-states';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ArticleTile } from '../article-tile.tsx';
import { LinkTiles } from '../link-tiles.tsx';
import type { Instead } from './load-search.ts';

/** Alternatives to a search without results: the channels with their articles, some guides, and the seller's help. */
export function LookThrough({ instead }: { instead: Instead }) {
  const t = usePhrases('content-search');
  const { guides } = instead;
  const help = instead.pages.filter(({ slug }) => !keptPages.some((kept) => kept === slug));
  const channels = instead.channels.filter(({ kind }) => kind !== 'link');
  return (
    <div className="mt-12 grid gap-12">
      {guides.length > 0 && (
        <section>
          <h2 className="mb-4 text-title font-strong">{t('guides')}</h2>
          <ul className="grid gap-4 sm:grid-cols-3">
            {guides.map((article) => (
              <li key={article.id}>
                <ArticleTile article={article} says="summary" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-12 lg:grid-cols-2">
        {channels.length > 0 && (
          <section>
            <h2 className="mb-4 text-title font-strong">{t('byChannel')}</h2>
            <ul className="grid gap-4">
              {channels.map(({ id, slug, name, description, children }) => (
                <li key={id}>
                  <Link to={paths.channel(slug)} className={channelClass}>
                    {name}
                  </Link>
                  {description && <p className="text-caption text-muted">{description}</p>}
                  <ul className="mt-1 flex flex-wrap gap-x-4">
                    {children.map((below) => (
                      <li key={below.id}>
                        <Link
                          to={below.kind === 'link' ? below.url : paths.channel(below.slug)}
                          className="inline-block rounded-control py-1 text-teal underline-offset-4 hover:underline"
                        >
                          {below.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        )}
        {help.length > 0 && (
          <section>
            <h2 className="mb-4 text-title font-strong">{t('help')}</h2>
            <LinkTiles links={help.map(({ slug, title }) => ({ to: paths.contentPage(slug), title }))} />
          </section>
        )}
      </div>
    </div>
  );
}

const channelClass = 'rounded-control font-strong underline-offset-4 hover:text-teal hover:underline';
