import { Button } from '@serai/ui/button';
import { Skeleton } from '@serai/ui/skeleton';
import { useNarrow } from '@serai/ui/use-narrow';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { asLanguage } from '../../../platform/i18n/language.ts';
import { loadPhrases, usePhrases } from '../../../platform/i18n/phrases.ts';
import type { HotelsFoundProps } from '../list/hotel-list-address.ts';
import { besideFromRem, markMapKept, toggleMap, useMapKept } from './map-flag.ts';

/** The map of the list: beside it on wide screens, remembered; otherwise on a page that the back button closes. */
export const hotelMapBeside = { Switch: MapSwitch, View: MapBeside };

function MapSwitch(props: HotelsFoundProps) {
  const t = usePhrases('hotel-list');
  const isKept = useMapKept();
  const isNarrow = useNarrow(besideFromRem);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab can change the flag, too
  useEffect(markMapKept, [isKept]);
  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        icon="pin"
        {...(isNarrow
          ? { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) }
          : { 'aria-pressed': isKept, onClick: toggleMap })}
      >
        {t('map')}
      </Button>
      {isOpen && isNarrow && (
        <Suspense fallback={null}>
          <MapPage {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function MapBeside(props: HotelsFoundProps) {
  const isKept = useMapKept();
  const isNarrow = useNarrow(besideFromRem);
  return (
    <div data-beside className="sticky top-24 hidden h-[calc(100dvh-7rem)] min-w-0 beside:block">
      {isKept && !isNarrow && (
        <Suspense fallback={<Skeleton className="h-full rounded-card" />}>
          <MapPanel {...props} />
        </Suspense>
      )}
    </div>
  );
}

const MapPanel = lazy(() => part('HotelMapPanel'));
const MapPage = lazy(() => part('HotelMapPage'));

/** Without its script the list works unchanged. */
async function part<Name extends 'HotelMapPanel' | 'HotelMapPage'>(
  name: Name,
): Promise<{ default: ComponentType<HotelsFoundProps & { onClose?: () => void }> }> {
  try {
    const [parts] = await Promise.all([
      import('./hotel-map.tsx'),
      loadPhrases(asLanguage(document.documentElement.lang), ['city-map']),
    ]);
    return { default: parts[name] };
  } catch {
    return { default: () => null };
  }
}
