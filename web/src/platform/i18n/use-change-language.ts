import { useApp } from '../app.tsx';
import { changeLanguage, type Language } from './language.ts';
import { usePhrases } from './phrases.ts';

/** Changes the language for good; without a line, it says why not: the page is loaded again for it. */
export function useChangeLanguage(): (lang: Language) => void {
  const { notices } = useApp();
  const common = usePhrases('common');
  return (lang) => {
    if (navigator.onLine) changeLanguage(lang);
    else notices.show('warning', common('offlineStay'));
  };
}
