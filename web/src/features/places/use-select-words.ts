import type { RemoteSelectWords } from '@serai/ui/remote-select-props';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Phrases of a remote select; `search` describes the accepted input. */
export function useSelectWords(search: string): RemoteSelectWords {
  const t = usePhrases('places');
  const common = usePhrases('common');
  return {
    search,
    close: common('close'),
    loading: common('loading'),
    none: t('none'),
    failed: t('failed'),
    retry: common('retry'),
    results: (total) => t('results', { total }),
  };
}
