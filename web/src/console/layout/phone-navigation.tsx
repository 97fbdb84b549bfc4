import { Icon } from '@serai/ui/icons';
import { Sheet } from '@serai/ui/sheet';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { isAtPlace, navigationFor } from './navigation.ts';
import { PlaceGroups } from './navigation-rail.tsx';

/** Number of entries that fit beside "more" on a phone of 360 px. */
const MAX_TABS = 3;

/** Navigation at the lower edge of a phone or tablet: the first entries, and all of them in a sheet. */
export function PhoneNavigation() {
  const t = usePhrases('console');
  const common = usePhrases('common');
  const { pathname, key } = useLocation();
  // Open only on the page it was opened on: any navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const tabs = navigationFor(useMay())
    .flatMap(({ places }) => places)
    .slice(0, MAX_TABS);
  return (
    <>
      <nav
        aria-label={t('navigation')}
        className="not-printed fixed inset-x-0 bottom-0 z-[1700] grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {tabs.map((place) => (
          <Link
            key={place.path}
            to={place.path}
            aria-current={isAtPlace(pathname, place) ? 'page' : undefined}
            className={tabClass}
          >
            <Icon name={place.icon} size={20} />
            {t(place.shortTitle ?? place.title)}
          </Link>
        ))}
        <button type="button" aria-haspopup="dialog" className={tabClass} onClick={() => setOpenOn(key)}>
          <Icon name="menu" size={20} />
          {t('more')}
        </button>
      </nav>
      <Sheet
        open={openOn === key}
        onOpenChange={(open) => setOpenOn(open ? key : null)}
        title={t('navigation')}
        words={{ close: common('close') }}
      >
        <nav aria-label={t('allPages')} className="grid gap-4">
          <PlaceGroups onChoose={() => setOpenOn(null)} />
        </nav>
      </Sheet>
    </>
  );
}

const tabClass =
  'flex h-14 flex-col items-center justify-center gap-0.5 text-caption text-muted aria-[current]:font-strong aria-[current]:text-teal';
