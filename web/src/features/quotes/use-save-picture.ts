import { useApp } from '../../platform/app.tsx';
import { timeText } from '../../platform/format/dates.ts';
import type { Language } from '../../platform/i18n/language.ts';
import { phrasesOf, usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { loadQuotePhrases } from './load-quote-phrases.ts';
import type { Quote } from './use-quote.ts';

/** Returns the function that saves a quote as a picture, in the reader's language or another one. */
export function useSavePicture(): (quote: Quote, lang?: Language) => Promise<void> {
  const { lang: own } = useApp();
  const t = usePhrases('quotes');
  const notify = useNotify();
  return async (quote, lang = own) => {
    try {
      const [{ savePicture }] = await Promise.all([import('./save-picture.ts'), loadQuotePhrases(lang)]);
      const say = phrasesOf(lang, 'quotes');
      const time = timeText(Date.now(), lang).slice(0, 16);
      const words = { title: say('pictureTitle'), note: say('pictureNote', { time }) };
      const name = `${say('pictureTitle')} ${time.replace(':', '')}.png`;
      if (await savePicture(quote.rowsIn(lang), words, name)) return notify('success', t('pictureSaved'));
    } catch {
      // Its script is missing, or the browser refuses the file: a notice follows.
    }
    notify('warning', t('pictureNotSaved'));
  };
}
