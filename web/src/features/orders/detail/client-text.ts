import type { Language } from '../../../platform/i18n/language.ts';
import { phrasesOf } from '../../../platform/i18n/phrases.ts';

/** A heading and named lines as plain text; lines without a value are omitted. */
export function clientText(
  title: string,
  lines: readonly (readonly [name: string, value: string])[],
  lang: Language,
): string {
  const t = phrasesOf(lang, 'order-detail');
  const filled = lines.filter(([, value]) => value !== '');
  return [title, ...filled.map(([name, value]) => t('clientLine', { name, value }))].join('\n');
}
