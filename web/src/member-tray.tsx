import { type ComponentType, lazy, Suspense } from 'react';
import { asLanguage } from './platform/i18n/language.ts';
import { loadPhrases } from './platform/i18n/phrases.ts';
import { useKeptText } from './platform/kept-text.ts';
import { quoteTrayKey } from './platform/session/session-storage.ts';
import { useIsMember } from './platform/session/use-is-member.ts';

/** Offers that a member has ticked for a quote. Its script loads with the first one. */
export function MemberTray() {
  const isMember = useIsMember();
  const kept = useKeptText(quoteTrayKey);
  if (!isMember || kept === null) return null;
  return (
    <Suspense fallback={null}>
      <Tray />
    </Suspense>
  );
}

const Tray = lazy(part);

/** Without its script the page works unchanged. */
async function part(): Promise<{ default: ComponentType }> {
  try {
    const [{ Tray }] = await Promise.all([
      import('./features/quotes/tray.tsx'),
      loadPhrases(asLanguage(document.documentElement.lang), ['quotes', 'hotel-terms']),
    ]);
    return { default: Tray };
  } catch {
    return { default: () => null };
  }
}
