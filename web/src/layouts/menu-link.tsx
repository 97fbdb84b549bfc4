import { classNames } from '@serai/ui/class-names';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePhrases } from '../platform/i18n/phrases.ts';
import { useNotify } from '../platform/notify/use-notify.ts';
import { listPageOf } from '../platform/session/list-page.ts';
import type { MenuEntry } from './menu-entries.ts';

/**
 * Menu entry: an own page (also in a frame), another site in a new window, or a message for an unknown type.
 * The entry of the open page is marked, on a detail page that of its list.
 */
export function MenuLink(props: {
  entry: MenuEntry;
  className: string;
  title?: string | undefined;
  /** It was chosen, wherever that leads. */
  onChoose?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { entry, className, title, onChoose, children } = props;
  const t = usePhrases('layout');
  const common = usePhrases('common');
  const notify = useNotify();
  const { pathname, search } = useLocation();
  switch (entry.kind) {
    case 'link':
      return (
        <a
          href={entry.path}
          target="_blank"
          rel="noopener noreferrer"
          className={className}
          title={title}
          onClick={onChoose}
        >
          {children}
          <span className="sr-only">{t('opensNewWindow')}</span>
        </a>
      );
    case 'unknown':
      return (
        <button
          type="button"
          title={title}
          className={classNames(className, 'text-left')}
          onClick={() => {
            onChoose?.();
            notify('error', common('menuUnknown'));
          }}
        >
          {children}
        </button>
      );
    default: {
      // The list of all products has the address of one of them, but it is no entry of the menu.
      const isOfAll = new URLSearchParams(search).get('product') === 'all';
      const marked = entry.kind === 'tab' && listPageOf(pathname) === entry.path ? 'true' : undefined;
      const current = pathname === entry.path ? 'page' : marked;
      return (
        <Link
          to={entry.path}
          title={title}
          aria-current={isOfAll ? undefined : current}
          className={className}
          onClick={onChoose}
        >
          {children}
        </Link>
      );
    }
  }
}
