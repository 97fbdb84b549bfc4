import { classNames } from '@serai/ui/class-names';
import { NavLink } from 'react-router';
import { usePhrases } from '../platform/i18n/phrases.ts';
import { useNotify } from '../platform/notify/use-notify.ts';
import { type SideMenuEntry, sideMenu } from '../platform/session/permission-nodes.ts';
import { useSession } from '../platform/session/use-session.tsx';

/** The user centre's menu as the server gives it; a headline stands over it when there is more than one. */
export function SideMenu() {
  const t = usePhrases('layout');
  const entries = sideMenu(useSession().menus);
  return (
    <nav aria-label={t('sideMenu')} className="flex flex-col gap-1">
      {entries.length > 1 && (
        <h2 className="px-3 pb-2 text-caption font-strong text-muted">{t('userMenuHeadline')}</h2>
      )}
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </nav>
  );
}

function Entry({ entry }: { entry: SideMenuEntry }) {
  const common = usePhrases('common');
  const notify = useNotify();
  if (entry.children.length > 0) {
    return (
      <div className="mt-3 flex flex-col gap-1 first:mt-0">
        <h3 className="px-3 text-caption text-muted">{entry.title}</h3>
        {entry.children.map((child) => (
          <Entry key={child.key} entry={child} />
        ))}
      </div>
    );
  }
  if (entry.kind === 'link') {
    return (
      <a href={entry.path} target="_blank" rel="noreferrer" className={entryClass}>
        {entry.title}
      </a>
    );
  }
  if (entry.kind === 'unknown') {
    return (
      <button
        type="button"
        className={classNames(entryClass, 'text-left')}
        onClick={() => notify('error', common('menuUnknown'))}
      >
        {entry.title}
      </button>
    );
  }
  return (
    <NavLink to={entry.path} className={entryClass}>
      {entry.title}
    </NavLink>
  );
}

const entryClass =
  'rounded-control px-3 py-2 transition-colors duration-150 hover:bg-teal-soft aria-[current=page]:bg-teal-soft ' +
  'aria-[current=page]:font-strong aria-[current=page]:text-teal';
