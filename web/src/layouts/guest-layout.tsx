import { Outlet } from 'react-router';
import { LanguageSwitch } from '../platform/i18n/language-switch.tsx';

/** Layout for guests of an agency: no seller logo, only the language. */
export function GuestLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="not-printed mx-auto flex w-full max-w-2xl justify-end px-3 py-2">
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-2xl flex-1 px-3 pb-10 outline-none">
        <Outlet />
      </main>
    </div>
  );
}
