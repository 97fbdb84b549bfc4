import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../platform/form-draft/form-draft.ts';

/** A text that survives an accidentally closed dialog and a reload; call `drop` once it was sent. */
export function useKeptText(key: string): { text: string; set: (text: string) => void; drop: () => void } {
  const [text, setText] = useState(() => readDraft<string>(key) ?? '');
  return {
    text,
    set: (next) => {
      setText(next);
      keepDraft(key, next);
    },
    drop: () => dropDraft(key),
  };
}
