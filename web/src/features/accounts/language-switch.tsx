import { Icon } from '@serai/ui/icons';
import { useApp } from '../../platform/app.tsx';
import { changeLanguage } from '../../platform/i18n/language.ts';

/** The other language, on a page without a head. */
export function LanguageSwitch() {
  const { lang } = useApp();
  const other = lang === 'en' ? 'zh-cn' : 'en';
  return (
    <button
      type="button"
      lang={other === 'en' ? 'en' : 'zh-CN'}
      onClick={() => changeLanguage(other)}
      className="flex h-10 items-center gap-2 rounded-control px-2 text-muted hover:bg-current/10 hover:text-text"
    >
      <Icon name="globe" size={18} />
      {other === 'en' ? 'English' : '简体中文'}
    </button>
  );
}
