import { type ComponentType, lazy, Suspense } from 'react';
import { asLanguage } from './platform/i18n/language.ts';
import { loadPhrases } from './platform/i18n/phrases.ts';

/**
 * Payments that wait for the reader's decision, in the member's menu. The script loads only after login, so
 * that guests do not download it.
 */
export function MemberApprovals() {
  return (
    <Suspense fallback={null}>
      <ApprovalsEntry />
    </Suspense>
  );
}

const ApprovalsEntry = lazy(part);

/** If its script fails to load, the menu works without this entry. */
async function part(): Promise<{ default: ComponentType }> {
  try {
    const lang = asLanguage(document.documentElement.lang);
    const [module] = await Promise.all([
      import('./features/approvals/approvals-entry.tsx'),
      loadPhrases(lang, ['approvals']),
    ]);
    return { default: module.ApprovalsEntry };
  } catch {
    return { default: () => null };
  }
}
