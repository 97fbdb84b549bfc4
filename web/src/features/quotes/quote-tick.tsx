import { type ComponentType, lazy, Suspense } from 'react';
import { asLanguage } from '../../platform/i18n/language.ts';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { useIsMember } from '../../platform/session/use-is-member.ts';
import type { TickedOffer } from './ticked-offer.ts';

/** For members: ticks an offer for a quote. Guests load nothing of it. */
export function QuoteTick(ticked: TickedOffer) {
  if (!useIsMember()) return null;
  return (
    <Suspense fallback={<span className="block h-6" />}>
      <Box ticked={ticked} />
    </Suspense>
  );
}

const Box = lazy(part);

/** Without its script the page works unchanged. */
async function part(): Promise<{ default: ComponentType<{ ticked: TickedOffer }> }> {
  try {
    const [{ TickBox }] = await Promise.all([
      import('./tick-box.tsx'),
      loadPhrases(asLanguage(document.documentElement.lang), ['quotes']),
    ]);
    return { default: TickBox };
  } catch {
    return { default: () => null };
  }
}
