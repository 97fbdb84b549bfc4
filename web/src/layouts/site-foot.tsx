import { PhoneLink } from '@serai/ui/phone-link';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useApp } from '../platform/app.tsx';
import { type Language, languageNames, localeOf } from '../platform/i18n/language.ts';
import { usePhrases } from '../platform/i18n/phrases.ts';
import { useChangeLanguage } from '../platform/i18n/use-change-language.ts';
import { useSession } from '../platform/session/use-session.tsx';
import { useSiteName } from '../platform/session/use-site-name.ts';
import { SiteMark } from '../platform/site/site-mark.tsx';
import { workHoursText } from '../platform/site/work-hours.ts';

/** The foot of every page. */
export function SiteFoot() {
  const t = usePhrases('layout');
  const { site, contact } = useSession();
  const siteName = useSiteName();
  const { lang } = useApp();
  const now = new Date();
  const hours = contact && workHoursText(contact.workHours, contact.workZone, lang, now);
  return (
    <footer className="on-ink mt-16 bg-ink-deep text-on-ink-muted">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-12 sm:grid-cols-2 md:grid-cols-[2fr_1fr_1fr_1.5fr] md:px-8">
        <div>
          <SiteMark />
          <p className="mt-4 max-w-sm">{t('footAbout')}</p>
        </div>
        <nav aria-label={t('footProduct')} className="flex flex-col items-start gap-2">
          <h2 className="text-caption font-strong text-on-ink">{t('footProduct')}</h2>
          <Link to={paths.hotelList()} className={linkClass}>
            {t('navHotels')}
          </Link>
          <Link to={paths.carList()} className={linkClass}>
            {t('navCars')}
          </Link>
          <Link to={paths.airportList()} className={linkClass}>
            {t('navTransfers')}
          </Link>
          <Link to={paths.user()} className={linkClass}>
            {t('userCentre')}
          </Link>
        </nav>
        <nav aria-label={t('footContent')} className="flex flex-col items-start gap-2">
          <h2 className="text-caption font-strong text-on-ink">{t('footContent')}</h2>
          <Link to={paths.channel('guides')} className={linkClass}>
            {t('footGuides')}
          </Link>
          <Link to={paths.ourServices()} className={linkClass}>
            {t('footServices')}
          </Link>
          <Link to={paths.howToBook()} className={linkClass}>
            {t('footHowToBook')}
          </Link>
          <Link to={paths.contentSearch()} className={linkClass}>
            {t('footSearch')}
          </Link>
          <Link to={paths.aboutUs()} className={linkClass}>
            {t('footAboutUs')}
          </Link>
        </nav>
        <div className="flex flex-col items-start gap-2">
          <h2 className="text-caption font-strong text-on-ink">{t('footHelp')}</h2>
          <Link to={paths.contactUs()} className={linkClass}>
            {t('navContact')}
          </Link>
          {hours && (
            <p suppressHydrationWarning className="max-w-xs text-caption">
              {t('footHours', { hours })}
            </p>
          )}
          {contact?.urgentPhone && (
            <p className="max-w-xs text-caption">
              {t('footUrgent')}{' '}
              <PhoneLink number={contact.urgentPhone} className="text-on-ink! decoration-on-ink/40!" />
            </p>
          )}
        </div>
      </div>
      <div className="border-t border-on-ink/15">
        <p className="mx-auto flex max-w-7xl flex-wrap gap-x-6 px-4 py-4 text-caption md:px-8">
          {/* Around midnight the years of browser and server may differ: the server's stays. */}
          <span suppressHydrationWarning>{t('copyright', { year: now.getFullYear(), site: siteName })}</span>
          {site?.recordNumber && <span>{site.recordNumber}</span>}
          <LanguageLinks />
        </p>
      </div>
    </footer>
  );
}

/** Links to this page in each language, with separate addresses, for clients without scripts. */
function LanguageLinks() {
  const { pathname, search } = useLocation();
  const { lang } = useApp();
  const change = useChangeLanguage();
  const addressIn = (other: Language) => {
    const query = new URLSearchParams(search);
    query.set('lang', other);
    return `${pathname}?${query}`;
  };
  const choose = (other: Language) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    change(other);
  };
  return (
    <span className="flex gap-x-4 sm:ml-auto">
      {(Object.keys(languageNames) as Language[]).map((other) => (
        <a
          key={other}
          href={addressIn(other)}
          hrefLang={localeOf(other)}
          lang={localeOf(other)}
          aria-current={other === lang ? 'true' : undefined}
          className={linkClass}
          onClick={choose(other)}
        >
          {languageNames[other]}
        </a>
      ))}
    </span>
  );
}

const linkClass = 'rounded-control hover:text-on-ink hover:underline underline-offset-4';
