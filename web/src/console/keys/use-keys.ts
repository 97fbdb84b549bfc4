import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isWriting } from '../../platform/keys/search-key.ts';
import { singleKeysOff } from '../../platform/keys/single-keys.ts';
import type { fromList } from '../../platform/page/from-list.ts';
import { keyActionOf } from './key-of.ts';
import { clearSelection, focusAction, focusRow, leaveRow, selectRow } from './row-focus.ts';

/**
 * Listens to the keys of the console: `j` and `k` move over the rows of a list, `a` goes to the first action, `x` selects a row, Escape clears
 * the selection, leaves the row or goes back to the list, `/` and `?` open the search and the list of keys.
 */
export function useKeys({ onSearch, onHelp }: { onSearch: () => void; onHelp: () => void }): void {
  const navigate = useNavigate();
  const state: Partial<typeof fromList> | null = useLocation().state;
  const single = !singleKeysOff.useIsSet();
  const isFromList = state?.isFromList === true;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const action = keyActionOf(event, { isWriting: isWriting(event), single });
      if (action === null) return;
      if (action === 'back') {
        if (!clearSelection() && !leaveRow() && isFromList) void navigate(-1);
        return;
      }
      event.preventDefault();
      if (action === 'search') onSearch();
      else if (action === 'help') onHelp();
      else if (action === 'select') selectRow();
      else {
        const content = document.getElementById('content') ?? document;
        if (action === 'act') focusAction(content);
        else focusRow(content, action);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [single, isFromList, navigate, onSearch, onHelp]);
}
