import { Icon } from '@serai/ui/icons';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { SiteMark } from '../../platform/site/site-mark.tsx';
import { type ConsolePlace, isAtPlace, navigationFor } from './navigation.ts';

/** Navigation at the left edge of a laptop's screen. */
export function NavigationRail() {
  const t = usePhrases('console');
  return (
    <aside className="on-ink not-printed sticky top-0 flex h-dvh w-52 shrink-0 flex-col overflow-y-auto bg-ink-deep text-on-ink max-lg:hidden xl:w-56">
      <Link
        to={paths.console()}
        className="mx-3 mt-3 mb-2 flex h-12 shrink-0 items-center rounded-control px-2"
      >
        <SiteMark />
      </Link>
      <nav aria-label={t('navigation')} className="grid gap-4 px-3 pb-6">
        <PlaceGroups />
      </nav>
    </aside>
  );
}

/** Groups of entries; `onChoose` runs after a click on one. */
export function PlaceGroups({ onChoose }: { onChoose?: () => void }) {
  const t = usePhrases('console');
  return navigationFor(useMay()).map(({ title, places }) => (
    <section key={title}>
      <h2 className="px-3 pb-1 text-caption opacity-75">{t(title)}</h2>
      {places.map((place) => (
        <PlaceLink key={place.path} place={place} onChoose={onChoose} />
      ))}
    </section>
  ));
}

function PlaceLink({ place, onChoose }: { place: ConsolePlace; onChoose: (() => void) | undefined }) {
  const t = usePhrases('console');
  const { pathname } = useLocation();
  const current = isAtPlace(pathname, place);
  return (
    <Link
      to={place.path}
      aria-current={current ? (pathname === place.path ? 'page' : 'true') : undefined}
      onClick={onChoose}
      className="flex items-center gap-3 rounded-control px-3 py-1.5 transition-colors duration-150 hover:bg-current/10 aria-[current]:bg-current/15 aria-[current]:font-strong max-lg:py-2.5"
    >
      <Icon name={place.icon} size={18} />
      <span className="min-w-0 truncate">{t(place.title)}</span>
    </Link>
  );
}
