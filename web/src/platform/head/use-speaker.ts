import { useApp } from '../app.tsx';
import type { Language } from '../i18n/language.ts';
import { useSiteName } from '../session/use-site-name.ts';
import type { Speaker } from './site-facts.ts';

/** Returns the site name and base for metadata in this language. */
export function useSpeaker(lang?: Language): Speaker {
  const app = useApp();
  return { siteName: useSiteName(), origin: app.origin, lang: lang ?? app.lang };
}
