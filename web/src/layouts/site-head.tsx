import { buttonClass } from '@serai/ui/button';
import { IconButton } from '@serai/ui/icon-button';
import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useApp } from '../platform/app.tsx';
import { type Language, languageNames, localeOf } from '../platform/i18n/language.ts';
import { usePhrases } from '../platform/i18n/phrases.ts';
import { useChangeLanguage } from '../platform/i18n/use-change-language.ts';
import { useSession } from '../platform/session/use-session.tsx';
import { SiteMark } from '../platform/site/site-mark.tsx';
import { headMenu } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { UserMenu } from './user-menu.tsx';

/** Member parts of the header from features, which load late: money as space permits, all of it in the member's menu, and the bell. */
export interface MemberHead {
  InHead: ComponentType;
  InMenu: ComponentType;
  /** Search over everything. */
  Search: ComponentType;
  /** Waiting work, as menu entries. */
  Waiting: ComponentType;
  Bell: ComponentType;
}

/** The head of every page: mark, navigation, a member's figures, language, and the way in or the user's menu. */
export function SiteHead({ member }: { member: MemberHead }) {
  const t = usePhrases('layout');
  const { user } = useSession();
  const location = useLocation();
  // Open only on the page it was opened on: any navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === location.key;
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) setOpenOn(null);
    };
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpenOn(null);
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  return (
    <header ref={menu} className="on-ink relative z-[1800] bg-ink-deep text-on-ink">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 md:gap-6 md:px-8">
        <IconButton
          icon={open ? 'close' : 'menu'}
          label={open ? t('closeMenu') : t('openMenu')}
          aria-expanded={open}
          aria-controls="mobile-navigation"
          className="-ml-2 lg:hidden"
          onClick={() => setOpenOn(open ? null : location.key)}
        />
        <Link to={paths.home()} className="shrink-0 rounded-control">
          <SiteMark />
        </Link>
        <nav aria-label={t('mainNavigation')} className="ml-4 hidden shrink-0 gap-1 lg:flex">
          <HeadLinks />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 whitespace-nowrap">
          {user && (
            <Suspense fallback={<span className="h-10 w-9.5 shrink-0 xl:w-17" />}>
              <member.InHead />
              <member.Search />
            </Suspense>
          )}
          <LanguageMenu isMember={user !== null} />
          {user && (
            <Suspense fallback={<span className="size-10" />}>
              <member.Bell key={user.id} />
            </Suspense>
          )}
          {user ? <UserMenu user={user} Figures={member.InMenu} Waiting={member.Waiting} /> : <WayIn />}
        </div>
      </div>
      <nav
        id="mobile-navigation"
        aria-label={t('mainNavigation')}
        hidden={!open}
        className="absolute inset-x-0 top-full flex-col border-t border-on-ink/15 bg-ink-deep px-4 py-4 shadow-floating not-[[hidden]]:flex lg:hidden"
      >
        <HeadLinks />
      </nav>
    </header>
  );
}

/** The head's navigation as the site's rules have it. */
function HeadLinks() {
  const { rules } = useSession();
  return headMenu(rules, 'nav').map((entry) => (
    <MenuLink key={entry.key} entry={entry} className={headLinkClass}>
      {entry.title}
    </MenuLink>
  ));
}

/** For a member it is an icon, because the money needs the room. */
function LanguageMenu({ isMember }: { isMember: boolean }) {
  const { lang } = useApp();
  const t = usePhrases('layout');
  const change = useChangeLanguage();
  return (
    <Menu
      tight
      label={`${languageNames[lang]} · ${t('language')}`}
      button={
        <>
          <Icon name="globe" size={18} />
          {!isMember && <span className="max-sm:hidden">{languageNames[lang]}</span>}
        </>
      }
    >
      {(Object.keys(languageNames) as Language[]).map((choice) => (
        <button
          key={choice}
          type="button"
          lang={localeOf(choice)}
          aria-current={choice === lang ? 'true' : undefined}
          className={menuItemClass}
          onClick={() => change(choice)}
        >
          {languageNames[choice]}
        </button>
      ))}
    </Menu>
  );
}

function WayIn() {
  const t = usePhrases('layout');
  const location = useLocation();
  const back = location.pathname + location.search;
  return (
    <span className="for-guests flex items-center gap-1">
      <Link
        to={paths.login({ back })}
        className={buttonClass({ kind: 'quiet', size: 'compact' }).concat(onInk)}
      >
        {t('logIn')}
      </Link>
      <Link
        to={paths.login({ tab: 'register', back })}
        className={buttonClass({ kind: 'quiet', size: 'compact' }).concat(
          onInk,
          ' border border-on-ink/40 max-sm:hidden',
        )}
      >
        {t('register')}
      </Link>
    </span>
  );
}

const onInk = ' !text-on-ink hover:!bg-on-ink/10';
const headLinkClass =
  'rounded-control px-3 py-2 whitespace-nowrap text-on-ink-muted transition-colors duration-150 hover:bg-on-ink/10 hover:text-on-ink aria-[current]:text-on-ink aria-[current]:font-strong';
