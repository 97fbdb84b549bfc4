import { inLanguage } from '@serai/phrases/lang';
import type { Language } from '../../platform/i18n/language.ts';
import type { Names, QuoteItem } from './quote-item.ts';

/** The name in a language, or in the other one if it is unknown. */
export function inThe(lang: Language, { zh, en }: Names): string {
  return inLanguage(lang, { zh: zh || en, en: en || zh });
}

/** Name of the hotel or the vehicle. */
export function subjectOf(item: QuoteItem): Names {
  if (item.product === 'hotel') return item.name;
  return item.product === 'car' ? item.model : item.vehicle;
}
