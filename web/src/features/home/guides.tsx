import type { ArticleRow } from '@serai/contract/content/articles';
import { Icon } from '@serai/ui/icons';
import { Picture } from '@serai/ui/picture';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ApiFailure } from '../../platform/api/api.ts';
import type { App } from '../../platform/app.tsx';
import { localeOf } from '../../platform/i18n/language.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { usePicture } from '../../platform/session/use-picture.ts';
import { SectionHead } from './section-head.tsx';

/** A guide in the home page's data: only the fields of its card, so that the page stays small. */
export interface Guide extends Pick<ArticleRow, 'slug' | 'title' | 'summary' | 'lang'> {
  picture: Parameters<ReturnType<typeof usePicture>>[0];
}

const channel = 'guides';
const shown = 4;

/** Loads the newest guides with a cover; none if the seller has none or they cannot be loaded. */
export async function loadGuides(app: App): Promise<Guide[]> {
  try {
    const { list } = await app.api.get('cms.Index/channel', { value: channel, limit: 12 }, { quiet: true });
    return list
      .flatMap(({ slug, title, summary, lang, cover }) =>
        cover && 'picture' in cover ? [{ slug, title, summary, lang, picture: cover.picture }] : [],
      )
      .slice(0, shown);
  } catch (cause) {
    if (cause instanceof ApiFailure) return [];
    throw cause;
  }
}

/** Guides about cities: one large, the others as lines beside it. */
export function Guides({ guides }: { guides: readonly Guide[] }) {
  const t = usePhrases('home');
  const [first, ...others] = guides;
  if (!first) return null;
  return (
    <section className="pt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SectionHead title={t('guidesTitle')} text={t('guidesText')} />
        <Link
          to={paths.channel(channel)}
          className="mb-6 inline-flex items-center gap-1 rounded-control text-teal underline-offset-4 hover:underline"
        >
          {t('guidesAll')}
          <Icon name="arrow-right" size={16} />
        </Link>
      </div>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Large guide={first} />
        <ul className="grid content-between divide-y divide-line">
          {others.map((guide) => (
            <li key={guide.slug} className="py-4 first:pt-0 last:pb-0">
              <Line guide={guide} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Large({ guide }: { guide: Guide }) {
  const source = usePicture();
  return (
    <article className="group relative overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-teal">
      <Picture
        source={source(guide.picture)}
        alt=""
        sizes="(min-width: 80rem) 43rem, (min-width: 64rem) 56vw, 100vw"
        className="aspect-[2/1] w-full"
      />
      <div lang={localeOf(guide.lang)} className="p-4 md:p-6">
        <h3 className="text-lead font-strong text-balance">
          <GuideLink guide={guide} />
        </h3>
        <p className="mt-1 line-clamp-2 text-muted">{guide.summary}</p>
      </div>
    </article>
  );
}

function Line({ guide }: { guide: Guide }) {
  const source = usePicture();
  return (
    <article className="group relative grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-4 md:grid-cols-[10rem_minmax(0,1fr)]">
      <Picture
        source={source(guide.picture)}
        alt=""
        sizes="(min-width: 48rem) 10rem, 7.5rem"
        className="aspect-[3/2] rounded-card"
      />
      <div lang={localeOf(guide.lang)} className="min-w-0">
        <h3 className="line-clamp-2 font-strong">
          <GuideLink guide={guide} />
        </h3>
        <p className="mt-1 line-clamp-2 text-caption text-muted">{guide.summary}</p>
      </div>
    </article>
  );
}

/** The whole card is a link. */
function GuideLink({ guide }: { guide: Guide }) {
  return (
    <Link
      to={paths.article(guide.slug)}
      className="rounded-control group-hover:text-teal after:absolute after:inset-0 after:content-['']"
    >
      {guide.title}
    </Link>
  );
}
