import { usePhrases } from '../i18n/phrases.ts';
import { useSession } from './use-session.tsx';

/** The site's name in the reader's language, as it is set; the seller's own until the site has told it. */
export function useSiteName(): string {
  const t = usePhrases('layout');
  return useSession().site?.siteName || t('siteTitle');
}
