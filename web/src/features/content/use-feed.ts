import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSiteName } from '../../platform/session/use-site-name.ts';

/** How the feed of articles is called in the head of their pages. */
export function useFeed(): string {
  return usePhrases('content')('feedTitle', { site: useSiteName() });
}
