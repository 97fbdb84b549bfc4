import { useApp } from '../../platform/app.tsx';
import type { Language } from '../../platform/i18n/language.ts';
import { useSiteName } from '../../platform/session/use-site-name.ts';
import type { Speaker } from './structured-facts.ts';

/** Who says what search engines read, of a text in this language. */
export function useSpeaker(lang?: Language): Speaker {
  const app = useApp();
  return { siteName: useSiteName(), origin: app.origin, lang: lang ?? app.lang };
}
