import { classNames } from '@serai/ui/class-names';
import type { ComponentType } from 'react';
import { usePhrases } from '../platform/i18n/phrases.ts';
import { useSession } from '../platform/session/use-session.tsx';
import { type MenuEntry, sideMenu } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';

/** Counts shown beside the titles of entries, by their address. */
export type MenuCounts = Readonly<Record<string, ComponentType>>;

/**
 * Menu of the user centre from the server; with a headline if there are several groups. Collapsed it shows
 * icons only, with titles as tooltips and for screen readers.
 */
export function SideMenu(props: { collapsed?: boolean; counts?: MenuCounts; onChoose?: () => void }) {
  const { collapsed = false, counts = {}, onChoose } = props;
  const t = usePhrases('layout');
  const entries = sideMenu(useSession().menus);
  return (
    <nav aria-label={t('sideMenu')} className="flex flex-col max-md:gap-1">
      {entries.length > 1 && (
        <h2
          className={
            collapsed ? 'sr-only' : 'px-3 text-caption font-strong text-muted max-md:pb-2 md:leading-5'
          }
        >
          {t('userMenuHeadline')}
        </h2>
      )}
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} collapsed={collapsed} counts={counts} onChoose={onChoose} />
      ))}
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  collapsed: boolean;
  counts: MenuCounts;
  onChoose: (() => void) | undefined;
}

function Entry({ entry, collapsed, counts, onChoose }: EntryProps) {
  const Count = counts[entry.path];
  if (entry.children.length > 0) {
    return (
      <div
        className={classNames(
          'flex flex-col first:mt-0 max-md:gap-1',
          collapsed ? 'mt-1 border-t border-line pt-1' : 'mt-2',
        )}
      >
        <h3 className={collapsed ? 'sr-only' : 'px-3 text-caption text-muted md:leading-5'}>{entry.title}</h3>
        {entry.children.map((child) => (
          <Entry key={child.key} entry={child} collapsed={collapsed} counts={counts} onChoose={onChoose} />
        ))}
      </div>
    );
  }
  return (
    <MenuLink
      entry={entry}
      title={collapsed ? entry.title : undefined}
      onChoose={onChoose}
      className={classNames(entryClass, collapsed && 'justify-center')}
    >
      <MenuIcon name={entry.icon} />
      <span className={collapsed ? 'sr-only' : undefined}>{entry.title}</span>
      {Count && <Count />}
    </MenuLink>
  );
}

const entryClass =
  // Twenty-four entries fit on a screen of 900 px; on a phone rows are tall enough for fingers.
  'flex items-center gap-3 rounded-control px-3 py-2 transition-colors duration-150 hover:bg-teal-soft ' +
  'md:py-0.5 md:text-caption ' +
  'aria-[current]:bg-teal-soft aria-[current]:font-strong aria-[current]:text-teal';
