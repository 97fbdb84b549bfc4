import { useApp } from '../app.tsx';
import { changeLanguage, type Language } from './language.ts';
import { usePhrases } from './phrases.ts';

/** Changes the language permanently; offline it explains why it cannot, because the page must be reloaded. */
export function useChangeLanguage(): (lang: Language) => void {
  const { notices } = useApp();
  const common = usePhrases('common');
  return (lang) => {
    if (navigator.onLine) changeLanguage(lang);
    else notices.show('warning', common('offlineStay'));
  };
}
