import { type ComponentType, lazy, Suspense } from 'react';
import { useHidePricesKey } from '../../platform/format/hidden-prices.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { usePriceView } from './price-view.tsx';

/** For members: a key shows net prices, client prices and no prices in turn. Guests load no button. */
export function HidePricesButton() {
  const { user } = useSession();
  const { showNext } = usePriceView();
  useHidePricesKey(user && showNext);
  if (!user) return null;
  return (
    <Suspense fallback={<span className="inline-block h-8 w-24" />}>
      <Buttons userId={user.id} />
    </Suspense>
  );
}

const Buttons = lazy(part);

/** Without its script the key still works. */
async function part(): Promise<{ default: ComponentType<{ userId: number }> }> {
  try {
    return { default: (await import('./price-view-buttons.tsx')).PriceViewButtons };
  } catch {
    return { default: () => null };
  }
}
