import { buttonClass } from '@serai/ui/button';
import type { ReactNode } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { RichText } from '../../../platform/rich-text/rich-text.tsx';
import { useSession } from '../../../platform/session/use-session.tsx';
import { LinkList } from '../link-list.tsx';
import { sellerFacts, trailFacts } from '../structured-facts.ts';
import { useSpeaker } from '../use-speaker.ts';
import { useTrail } from '../use-trail.ts';
import type { SellerData } from './load-seller.ts';

/** A page on which the seller speaks of itself: its text, what the page adds to it, and the way on beside them. */
export function SellerFrame({
  title,
  lead,
  above,
  aside,
}: Record<'title' | 'lead', string> & Record<'above' | 'aside', ReactNode>) {
  const t = usePhrases('about');
  const { init, text } = useLoaderData<SellerData>();
  const { pathname } = useLocation();
  const speaker = useSpeaker();
  const trail = useTrail([], { name: title, path: pathname });
  const help = init.pages.map(({ slug, title }) => ({ to: paths.contentPage(slug), title }));
  return (
    <>
      <PageHead
        title={title}
        description={text?.article.summary || lead}
        structured={[sellerFacts(init.company, speaker), trailFacts(trail, speaker)]}
      />
      <div className="on-ink bg-ink text-on-ink">
        <div className="mx-auto max-w-7xl px-4 py-12 md:px-8 md:py-16">
          <h1 className="text-display font-strong">{title}</h1>
          <p className="mt-2 max-w-2xl text-lead text-on-ink-muted">{text?.article.summary || lead}</p>
        </div>
      </div>
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-8 md:px-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12">
        <div className="grid min-w-0 content-start gap-8">
          {above}
          {text ? (
            <RichText text={text.article.body} lang={text.article.lang} />
          ) : (
            <p className="text-muted">{t('textComing')}</p>
          )}
        </div>
        <aside className="grid content-start gap-6">
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
      <p className="font-strong">{user ? t('contactUs') : t('openAccount')}</p>
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
