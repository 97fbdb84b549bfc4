import type { ReplyOf } from '@serai/contract/endpoint';
import type { showcase } from '@serai/contract/hotels/hotels';
import { buttonClass } from '@serai/ui/button';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import type { App } from '../../platform/app.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { siteFacts } from '../../platform/head/site-facts.ts';
import { useSpeaker } from '../../platform/head/use-speaker.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { searchForTomorrow } from '../hotels/search-line/coming-night.ts';
import { type StaySearch, writeSearch } from '../hotels/search-line/stay-search.ts';
import duskUrl from './dusk.svg';
import { FeaturedCities } from './featured-cities.tsx';
import { FeaturedHotels } from './featured-hotels.tsx';
import { type Guide, Guides, loadGuides } from './guides.tsx';
import { HeroSearch } from './hero-search.tsx';
import { MemberDue } from './member-due.tsx';
import { RecentRow } from './recent-row.tsx';
import { WhyUs } from './why-us.tsx';

interface HomeData {
  showcase: ReplyOf<typeof showcase>;
  guides: Guide[];
  nowMs: number;
}

export async function load(app: App): Promise<HomeData> {
  const [showcase, guides] = await Promise.all([app.api.get('hotel/showcase', {}), loadGuides(app)]);
  return { showcase, guides, nowMs: Date.now() };
}

/** Home page: search, cities, popular hotels, and the site's promises. */
export function Page() {
  const { showcase, guides, nowMs } = useLoaderData<HomeData>();
  const layout = usePhrases('layout');
  const [asked, setAsked] = useState<StaySearch | null>(null);
  const search = searchForTomorrow(nowMs);
  return (
    <>
      <PageHead title="" description={layout('description')} structured={siteFacts(useSpeaker())} />
      <Hero />
      <div className="mx-auto max-w-7xl px-4 md:px-8">
        {/* Lies over the hero's edge and grows downwards: the lines of the products differ in height. */}
        <div className="relative z-10 -mt-20">
          <HeroSearch
            key={asked ? writeSearch(asked).toString() : ''}
            search={asked ?? search}
            nowMs={nowMs}
            asksDates={asked !== null}
          />
          <RecentRow nowMs={nowMs} onAsk={setAsked} />
        </div>
        {showcase.cities.length > 0 && <FeaturedCities cities={showcase.cities} search={search} />}
        {showcase.hotels.length > 0 && <FeaturedHotels hotels={showcase.hotels} />}
        <Guides guides={guides} />
        <WhyUs />
        <OpenAccount />
      </div>
    </>
  );
}

function Hero() {
  const t = usePhrases('home');
  return (
    <section className="relative bg-ink">
      <div className="absolute inset-0 overflow-hidden">
        <img
          src={duskUrl}
          alt=""
          width="1600"
          height="640"
          fetchPriority="high"
          className="size-full object-cover object-[68%_80%]"
        />
        {/* A gradient under the text: the sky is darkest there. */}
        <div className="absolute inset-0 bg-linear-to-r from-ink-deep/85 via-ink-deep/35 to-transparent" />
      </div>
      <div className="relative mx-auto max-w-7xl px-4 pt-12 pb-16 md:px-8 md:pt-20 lg:pb-40">
        <h1 className="max-w-2xl text-display font-strong text-balance text-on-ink">{t('heroTitle')}</h1>
        <p className="mt-4 max-w-xl text-lead text-on-ink">{t('heroText')}</p>
        {/* Keeps its height: the session is known only in the browser. */}
        <div className="mt-4 h-8">
          <MemberDue />
        </div>
      </div>
    </section>
  );
}

function OpenAccount() {
  const t = usePhrases('home');
  const { user } = useSession();
  if (user) return null;
  return (
    <section className="on-ink mt-16 flex [[data-member-waits]_&]:hidden flex-wrap items-center justify-between gap-4 rounded-card bg-ink px-6 py-8 text-on-ink md:px-12">
      <div>
        <h2 className="text-title font-strong">{t('registerTitle')}</h2>
        <p className="mt-1 text-on-ink-muted">{t('registerText')}</p>
      </div>
      <Link to={paths.login({ tab: 'register' })} className={buttonClass({ size: 'large' })}>
        {t('registerButton')}
      </Link>
    </section>
  );
}
