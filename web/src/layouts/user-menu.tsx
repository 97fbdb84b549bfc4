import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { Link, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useApp } from '../platform/app.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';
import type { SessionUser } from '../platform/session/session-storage.ts';

/** The member's name at the end of the head, with the short ways and the way out. */
export function UserMenu({ user }: { user: SessionUser }) {
  const t = usePhrases('layout');
  const { session } = useApp();
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
      label={`${t('account')}: ${name}`}
      button={
        <>
          <Icon name="user" size={18} />
          <span className="max-w-32 truncate max-sm:hidden">{name}</span>
        </>
      }
    >
      <p className="border-b border-line px-3 pb-2 text-caption text-muted sm:hidden">{name}</p>
      <Link to={paths.overview()} className={menuItemClass}>
        {t('overview')}
      </Link>
      <Link to={paths.orderList()} className={menuItemClass}>
        {t('orders')}
      </Link>
      <Link to={paths.carOrderList()} className={menuItemClass}>
        {t('carOrders')}
      </Link>
      <Link to={paths.airportOrderList()} className={menuItemClass}>
        {t('transferOrders')}
      </Link>
      <Link to={paths.balance()} className={menuItemClass}>
        {t('balance')}
      </Link>
      <button type="button" className={menuItemClass} onClick={logOut}>
        <Icon name="logout" size={16} />
        {t('logOut')}
      </button>
    </Menu>
  );
}
