import { Skeleton } from '@serai/ui/skeleton';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { asLanguage } from '../../../platform/i18n/language.ts';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import type { Hotel } from '../detail/load-detail.ts';

/** A map of the hotel's surroundings. It loads when the reader comes near to it; its space is kept. */
export function HotelSurroundings({ hotel }: { hotel: Hotel }) {
  const space = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = space.current;
    if (!element || isNear) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isNear]);
  return (
    <div ref={space} className="min-h-92">
      {isNear && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <SurroundingsMap hotel={hotel} />
        </Suspense>
      )}
    </div>
  );
}

const SurroundingsMap = lazy(part);

/** Without its script the page shows the list of landmarks only. */
async function part(): Promise<{ default: ComponentType<{ hotel: Hotel }> }> {
  try {
    const [{ SurroundingsMap }] = await Promise.all([
      import('./surroundings-map.tsx'),
      loadPhrases(asLanguage(document.documentElement.lang), ['city-map', 'map-apps']),
    ]);
    return { default: SurroundingsMap };
  } catch {
    return { default: () => null };
  }
}
