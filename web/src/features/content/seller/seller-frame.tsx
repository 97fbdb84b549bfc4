import { keptPages } from '@serai/contract/content/article-states';
import { buttonClass } from '@serai/ui/button';
import { InkBand } from '@serai/ui/ink-band';
import type { ReactNode } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { trailFacts } from '../../../platform/head/site-facts.ts';
import { useSpeaker } from '../../../platform/head/use-speaker.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { RichText } from '../../../platform/rich-text/rich-text.tsx';
import { useSession } from '../../../platform/session/use-session.tsx';
import { LinkList } from '../link-list.tsx';
import { sellerFacts } from '../structured-facts.ts';
import { useTrail } from '../use-trail.ts';
import type { SellerData } from './load-seller.ts';

interface SellerFrameProps {
  title: string;
  lead: string;
  /** Before and after the seller's text. */
  above?: ReactNode;
  below?: ReactNode;
  /** Beside it. */
  aside?: ReactNode;
}

/** Frame of the seller's pages: the seller's text, the page's additions, and navigation beside them. */
export function SellerFrame({ title, lead, above, below, aside }: SellerFrameProps) {
  const t = usePhrases('about');
  const { init, text } = useLoaderData<SellerData>();
  const { pathname } = useLocation();
  const speaker = useSpeaker();
  const trail = useTrail([], { name: title, path: pathname });
  const help = init.pages
    .filter(({ slug }) => !keptPages.some((kept) => kept === slug))
    .map(({ slug, title }) => ({ to: paths.contentPage(slug), title }));
  return (
    <>
      <PageHead
        title={title}
        description={text?.article.summary || lead}
        structured={[sellerFacts(init.company, speaker), trailFacts(trail, speaker)]}
      />
      <InkBand title={title} lead={text?.article.summary || lead} />
      {above && <div className="mx-auto max-w-7xl px-4 pt-8 md:px-8 md:pt-12">{above}</div>}
      <div className="mx-auto grid max-w-7xl gap-12 px-4 py-8 md:px-8 md:py-12 lg:grid-cols-[minmax(0,42rem)_20rem] lg:justify-between">
        <div className="grid min-w-0 content-start gap-12">
          {text ? (
            <RichText text={text.article.body} lang={text.article.lang} />
          ) : (
            <p className="text-muted">{t('textComing')}</p>
          )}
          {below}
        </div>
        <aside className="grid content-start gap-8 lg:sticky lg:top-6 lg:self-start">
          {aside}
          {help.length > 0 && (
            <section>
              <h2 className="mb-2 font-strong">{t('helpTitle')}</h2>
              <LinkList links={help} />
            </section>
          )}
          <WaysOn />
        </aside>
      </div>
    </>
  );
}

function WaysOn() {
  const t = usePhrases('about');
  const { user } = useSession();
  return (
    <section className="rounded-card bg-teal-soft p-4 md:p-6">
      <h2 className="font-strong">{user ? t('askUs') : t('openAccount')}</h2>
      {user && <p className="mt-1 text-muted">{t('askUsText')}</p>}
      {!user && <p className="mt-1 text-muted">{t('openAccountText')}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {!user && (
          <Link to={paths.login({ tab: 'register' })} className={buttonClass({ kind: 'primary' })}>
            {t('openAccount')}
          </Link>
        )}
        <Link to={paths.contactUs()} className={buttonClass()}>
          {t('contactUs')}
        </Link>
      </div>
    </section>
  );
}
