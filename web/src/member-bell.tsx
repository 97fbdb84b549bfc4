import { type ComponentType, lazy, Suspense } from 'react';
import { asLanguage } from './platform/i18n/language.ts';
import { loadPhrases } from './platform/i18n/phrases.ts';

/** Bell with the reader's notices in the header. Its script loads after login. */
export function MemberBell() {
  return (
    <Suspense fallback={<span className="size-10" />}>
      <Bell />
    </Suspense>
  );
}

const Bell = lazy(part);

/** Without its script the page works unchanged. */
async function part(): Promise<{ default: ComponentType }> {
  try {
    const [{ NoticeBell }] = await Promise.all([
      import('./features/notices/bell.tsx'),
      loadPhrases(asLanguage(document.documentElement.lang), ['notices']),
    ]);
    return { default: NoticeBell };
  } catch {
    return { default: () => null };
  }
}
