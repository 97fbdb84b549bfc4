import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';

/** Copies a text to the clipboard and shows whether that was allowed. */
export function useCopy(): (text: string) => Promise<void> {
  const t = usePhrases('second-factor');
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('copied'));
    } catch {
      // Without the permission, or without https, the user can still select the text.
      notify('warning', t('copyFailed'));
    }
  };
}
