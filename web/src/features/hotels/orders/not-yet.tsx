import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** In place of a value that the hotel gives later. */
export function NotYet() {
  const t = usePhrases('hotel-order');
  return <span className="text-muted">{t('notYet')}</span>;
}
