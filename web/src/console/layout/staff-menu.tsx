import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useApp } from '../../platform/app.tsx';
import { languageNames, localeOf } from '../../platform/i18n/language.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useChangeLanguage } from '../../platform/i18n/use-change-language.ts';
import type { SessionUser } from '../../platform/session/session-storage.ts';
import { consolePaths } from '../addresses/console-paths.ts';

/** Menu with the reader's own account, the other language, the customers' site and logout. */
export function StaffMenu({ user }: { user: SessionUser }) {
  const t = usePhrases('console');
  const layout = usePhrases('layout');
  const { session, lang } = useApp();
  const navigate = useNavigate();
  const change = useChangeLanguage();
  const other = lang === 'en' ? 'zh-cn' : 'en';
  const name = user.nickname || user.username;

  async function logOut() {
    // A notice has shown the failure; the token stays until the server ends the session.
    await session.logOut().then(
      () => navigate(paths.login()),
      () => {},
    );
  }

  return (
    <Menu
      label={`${layout('account')}: ${name}`}
      button={
        <>
          <Icon name="user" size={18} />
          <span className="max-w-32 truncate max-sm:hidden">{name}</span>
        </>
      }
    >
      <p className="border-b border-line px-3 pb-2 text-caption text-muted">{name}</p>
      {own.map(({ title, path, icon }) => (
        <Link key={path} to={path} className={menuItemClass}>
          <Icon name={icon} size={16} />
          {t(title)}
        </Link>
      ))}
      <button type="button" lang={localeOf(other)} className={menuItemClass} onClick={() => change(other)}>
        <Icon name="globe" size={16} />
        {languageNames[other]}
      </button>
      <a href={paths.home()} className={menuItemClass}>
        <Icon name="building" size={16} />
        {t('toSite')}
      </a>
      <button type="button" className={menuItemClass} onClick={logOut}>
        <Icon name="logout" size={16} />
        {layout('logOut')}
      </button>
    </Menu>
  );
}

const own = [
  { title: 'notices', path: consolePaths.consoleNotices(), icon: 'bell' },
  { title: 'profile', path: consolePaths.consoleProfile(), icon: 'user' },
  { title: 'password', path: consolePaths.consolePassword(), icon: 'key' },
] as const;
