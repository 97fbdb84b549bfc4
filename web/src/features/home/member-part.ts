import { type ComponentType, lazy } from 'react';
import { asLanguage } from '../../platform/i18n/language.ts';
import { loadPhrases } from '../../platform/i18n/phrases.ts';

type Parts = typeof import('./member-home.tsx').memberParts;

/** A part of the home page whose script loads only for members; without it the page works unchanged. */
export function memberPart<Props>(choose: (parts: Parts) => ComponentType<Props>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const lang = asLanguage(document.documentElement.lang);
      const [{ memberParts }] = await Promise.all([
        import('./member-home.tsx'),
        loadPhrases(lang, ['overview']),
      ]);
      return { default: choose(memberParts) };
    } catch {
      return { default: () => null };
    }
  });
}
