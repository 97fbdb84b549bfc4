import { PhoneLink } from '@serai/ui/phone-link';
import { Outlet } from 'react-router';
import { LanguageSwitch } from '../platform/i18n/language-switch.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';
import { useSession } from '../platform/session/use-session.tsx';
import { SiteMark } from '../platform/site/site-mark.tsx';

/** Layout for visitors without an account: the seller's name and numbers, no menu. */
export function LinkLayout() {
  const t = usePhrases('layout');
  const { contact } = useSession();
  const { servicePhone = '', urgentPhone = '' } = contact ?? {};
  const phones = [
    { label: t('linkHelp'), number: servicePhone },
    { label: servicePhone ? t('footUrgent') : t('linkHelp'), number: urgentPhone },
  ].filter(({ number }, at) => number && (at === 0 || number !== servicePhone));
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="on-ink bg-ink-deep">
        <div className="mx-auto flex h-14 max-w-2xl items-center justify-between gap-4 px-4">
          <SiteMark />
          <LanguageSwitch onInk />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-2xl flex-1 px-4 pt-4 pb-10 outline-none md:pt-8"
      >
        <Outlet />
      </main>
      {phones.length > 0 && (
        <footer className="border-t border-line">
          <div className="mx-auto grid max-w-2xl gap-1 px-4 py-4 text-muted">
            {phones.map(({ label, number }) => (
              <p key={number}>
                {label} <PhoneLink number={number} className="font-strong" />
              </p>
            ))}
          </div>
        </footer>
      )}
    </div>
  );
}
