import { type ComponentType, lazy, Suspense } from 'react';
import { asLanguage } from './platform/i18n/language.ts';
import { loadPhrases } from './platform/i18n/phrases.ts';

/** The reader's notices in the head of every page. Its script is loaded once somebody is logged in. */
export function MemberBell() {
  return (
    <Suspense fallback={<span className="size-10" />}>
      <Bell />
    </Suspense>
  );
}

const Bell = lazy(part);

/** Without its script the page stands as it is. */
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
