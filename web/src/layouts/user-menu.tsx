import { Avatar } from '@serai/ui/avatar';
import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { type ComponentType, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useApp } from '../platform/app.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';
import type { SessionUser } from '../platform/session/session-storage.ts';
import { useAsset } from '../platform/session/use-asset.ts';
import { useSession } from '../platform/session/use-session.tsx';
import { headMenu } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';

/** The member's name at the end of the head, with the short ways the site's rules have, and the way out. */
export function UserMenu(props: { user: SessionUser; Figures: ComponentType; Waiting: ComponentType }) {
  const { user, Figures, Waiting } = props;
  const t = usePhrases('layout');
  const { session } = useApp();
  const { rules } = useSession();
  const asset = useAsset();
  const navigate = useNavigate();
  const name = user.nickname || user.username;

  async function logOut() {
    // The notice of a failed call has been shown; the token stays until the server lets go of it.
    await session.logOut().then(
      () => navigate(paths.login()),
      () => {},
    );
  }

  return (
    <Menu
      tight
      label={`${t('account')}: ${name}`}
      button={
        <>
          {user.avatar ? (
            <Avatar src={asset(user.avatar)} name={name} size="compact" />
          ) : (
            <Icon name="user" size={18} />
          )}
          <span className="max-w-32 truncate max-sm:hidden">{name}</span>
        </>
      }
    >
      <p className="border-b border-line px-3 pb-2 text-caption text-muted sm:hidden">{name}</p>
      <Suspense fallback={null}>
        <Figures />
        <Waiting />
      </Suspense>
      {headMenu(rules, 'nav_user_menu').map((entry) => (
        <MenuLink key={entry.key} entry={entry} className={menuItemClass}>
          <MenuIcon name={entry.icon} size={16} />
          {entry.title}
        </MenuLink>
      ))}
      <button type="button" className={menuItemClass} onClick={logOut}>
        <Icon name="logout" size={16} />
        {t('logOut')}
      </button>
    </Menu>
  );
}
