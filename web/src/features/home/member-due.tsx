import { type ComponentType, lazy, Suspense } from 'react';
import { asLanguage } from '../../platform/i18n/language.ts';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';

/** What waits for a member. The script loads only after login, so that guests do not download it. */
export function MemberDue() {
  const { profile } = useSession();
  if (!profile || profile.role === 'operator') return null;
  return (
    <Suspense fallback={null}>
      <DueHint />
    </Suspense>
  );
}

const DueHint = lazy(part);

/** If its script fails to load, the page works without it. */
async function part(): Promise<{ default: ComponentType }> {
  try {
    const lang = asLanguage(document.documentElement.lang);
    const [module] = await Promise.all([
      import('../overview/due/due-hint.tsx'),
      loadPhrases(lang, ['overview']),
    ]);
    return { default: module.DueHint };
  } catch {
    return { default: () => null };
  }
}
