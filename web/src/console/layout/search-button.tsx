import { Icon } from '@serai/ui/icons';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { SearchDialog } from './search-dialog.tsx';

/** Opens the search over everything; so do `/` outside a field and Ctrl-K or ⌘K anywhere. `?` shows all keys. */
export function SearchButton() {
  const t = usePhrases('console');
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  useKeys({ onSearch: () => setOpen('search'), onHelp: () => setOpen('keys') });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        className="flex h-10 items-center gap-2 rounded-control px-3 text-left text-on-ink-muted transition-colors duration-150 hover:bg-on-ink/15 lg:w-full lg:max-w-md lg:bg-on-ink/10"
        onClick={() => setOpen('search')}
      >
        <Icon name="search" size={18} />
        <span className="flex-1 truncate max-lg:sr-only">{t('search')}</span>
        <kbd className="rounded-control border border-on-ink/30 px-1.5 font-sans text-caption max-lg:hidden">
          /
        </kbd>
      </button>
      {open === 'search' && <SearchDialog onClose={() => setOpen(null)} />}
      {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
    </>
  );
}
