import { Button } from '@serai/ui/button';
import {
  hidePricesKey,
  toggleHiddenPrices,
  useHidePricesKey,
  usePricesHidden,
} from '../../platform/format/hidden-prices.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';

/** For members: a key hides net prices on the screen and shows them again. */
export function HidePricesButton() {
  const t = usePhrases('common');
  const { user } = useSession();
  const hidden = usePricesHidden();
  useHidePricesKey(user !== null);
  if (!user) return null;
  return (
    <Button
      kind="quiet"
      size="compact"
      icon={hidden ? 'eye' : 'eye-off'}
      aria-pressed={hidden}
      aria-keyshortcuts={hidePricesKey}
      title={t('hidePricesKey')}
      onClick={toggleHiddenPrices}
    >
      <span className="max-md:sr-only">{hidden ? t('showPrices') : t('hidePrices')}</span>
      <kbd className="font-normal text-muted max-md:hidden">{hidePricesKey}</kbd>
    </Button>
  );
}
