import { Icon } from '@serai/ui/icons';
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import type { SearchDialogProps } from './features/search/search-dialog.tsx';
import { type MenuEntry, sideMenu } from './layouts/menu-entries.ts';
import { asLanguage } from './platform/i18n/language.ts';
import { loadPhrases, usePhrases } from './platform/i18n/phrases.ts';
import { useSearchKey } from './platform/keys/use-search-key.ts';
import { useSession } from './platform/session/use-session.tsx';

/**
 * Opens a member's search over everything; so do `/` outside a field and Ctrl-K or ⌘K anywhere. Its script loads when
 * it is first opened.
 */
export function MemberSearch() {
  const { profile } = useSession();
  // Staff have their own search in the console.
  return profile?.role === 'operator' ? null : <SearchButton />;
}

function SearchButton() {
  const t = usePhrases('layout');
  const { menus } = useSession();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useSearchKey(open);
  return (
    <>
      <button
        type="button"
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        title={t('searchHint')}
        className="inline-flex h-10 shrink-0 items-center gap-2 rounded-control px-2.5 text-on-ink-muted transition-colors duration-150 hover:bg-on-ink/15 hover:text-on-ink lg:bg-on-ink/10"
        onClick={open}
      >
        <Icon name="search" size={18} />
        <kbd className="rounded-control border border-on-ink/30 px-1.5 font-sans text-caption leading-5 max-xl:hidden">
          /
        </kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog pages={pagesOf(sideMenu(menus))} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Own pages of a menu, without its folders. */
function pagesOf(entries: readonly MenuEntry[]): SearchDialogProps['pages'] {
  return entries.flatMap(({ key, title, path, kind, children }) => {
    if (children.length > 0) return pagesOf(children);
    return kind === 'tab' || kind === 'iframe' ? [{ key: `page-${key}`, title, path }] : [];
  });
}

const Dialog = lazy(part);

/** Without its script the page works unchanged. */
async function part(): Promise<{ default: ComponentType<SearchDialogProps> }> {
  try {
    const [{ SearchDialog }] = await Promise.all([
      import('./features/search/search-dialog.tsx'),
      loadPhrases(asLanguage(document.documentElement.lang), ['member-search']),
    ]);
    return { default: SearchDialog };
  } catch {
    return { default: () => null };
  }
}
