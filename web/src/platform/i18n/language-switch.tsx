import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { useApp } from '../app.tsx';
import { changeLanguage, languageNames, localeOf } from './language.ts';

/** Link to the other language, on a page without the site's header; `onInk` for a dark background. */
export function LanguageSwitch({ onInk = false }: { onInk?: boolean }) {
  const { lang } = useApp();
  const other = lang === 'en' ? 'zh-cn' : 'en';
  return (
    <button
      type="button"
      lang={localeOf(other)}
      onClick={() => changeLanguage(other)}
      className={classNames(
        'flex h-10 items-center gap-2 rounded-control px-2 hover:bg-current/10',
        onInk ? 'text-on-ink' : 'text-muted hover:text-text',
      )}
    >
      <Icon name="globe" size={18} />
      {languageNames[other]}
    </button>
  );
}
