import type { Language } from '../../platform/i18n/language.ts';
import { loadPhrases } from '../../platform/i18n/phrases.ts';

/** Loads the phrases of a quote in a language, which need not be the reader's. */
export function loadQuotePhrases(lang: Language): Promise<void> {
  return loadPhrases(lang, ['quotes', 'hotel-terms']);
}
