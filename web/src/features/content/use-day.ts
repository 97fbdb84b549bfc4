import { inLanguage } from '@serai/phrases/lang';
import { useApp } from '../../platform/app.tsx';
import { localeOf } from '../../platform/i18n/language.ts';
import { useSession } from '../../platform/session/use-session.tsx';

/** Date of an instant in the seller's time zone, so that it is the same for all readers. `seconds` since 1970. */
export function useDay(): (seconds: number) => { text: string; iso: string } {
  const { lang } = useApp();
  const timeZone = useSession().contact?.workZone || 'UTC';
  const text = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), {
    timeZone,
    day: 'numeric',
    month: inLanguage(lang, { zh: 'long', en: 'short' }),
    year: 'numeric',
  });
  return (seconds) => {
    const instant = new Date(seconds * 1000);
    return { text: text.format(instant), iso: instant.toISOString() };
  };
}
