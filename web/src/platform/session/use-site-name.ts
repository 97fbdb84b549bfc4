import { usePhrases } from '../i18n/phrases.ts';
import { useSession } from './use-session.tsx';

/** Returns the site's name in the reader's language; a default until the site is loaded. */
export function useSiteName(): string {
  const t = usePhrases('layout');
  return useSession().site?.siteName || t('siteTitle');
}
