import { useEffect } from 'react';
import { isSearchKey, isWriting } from './search-key.ts';
import { singleKeysOff } from './single-keys.ts';

/** Listens to the keys of the search. */
export function useSearchKey(onSearch: () => void): void {
  const single = !singleKeysOff.useIsSet();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isSearchKey(event, { isWriting: isWriting(event), single })) return;
      event.preventDefault();
      onSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [single, onSearch]);
}
