import { Icon } from '@serai/ui/icons';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { SearchDialog } from './search-dialog.tsx';

/** Opens the search over everything; so do `/` outside a field and Ctrl-K or ⌘K anywhere. */
export function SearchButton() {
  const t = usePhrases('console');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        className="flex h-10 items-center gap-2 rounded-control px-3 text-left text-on-ink-muted transition-colors duration-150 hover:bg-on-ink/15 lg:w-full lg:max-w-md lg:bg-on-ink/10"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span className="flex-1 truncate max-lg:sr-only">{t('search')}</span>
        <kbd className="rounded-control border border-on-ink/30 px-1.5 font-sans text-caption max-lg:hidden">
          /
        </kbd>
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function asksForSearch(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element | null)?.closest(
    'input, textarea, select, [contenteditable="true"], [role="dialog"]',
  );
}
