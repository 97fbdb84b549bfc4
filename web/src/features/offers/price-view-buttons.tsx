import { Button } from '@serai/ui/button';
import { hidePricesKey } from '../../platform/format/hidden-prices.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { isMarkedUp } from './client-price.ts';
import { MarkUpButton } from './mark-up-button.tsx';
import { usePriceView } from './price-view.tsx';

/** Shows the next prices: net, client, none. The button before it sets the mark-up. */
export function PriceViewButtons({ userId }: { userId: number }) {
  const t = usePhrases('common');
  const { view, markUp, isNetOnly, showNext } = usePriceView();
  const hidden = view === 'hidden';
  const next = view === 'net' && !isNetOnly && isMarkedUp(markUp) ? 'showClientPrices' : 'hidePrices';
  return (
    <>
      {!isNetOnly && <MarkUpButton userId={userId} markUp={markUp} isShown={view === 'client'} />}
      <Button
        kind="quiet"
        size="compact"
        icon={hidden ? 'eye' : 'eye-off'}
        aria-pressed={hidden}
        aria-keyshortcuts={hidePricesKey}
        title={t('hidePricesKey')}
        onClick={showNext}
      >
        <span className="max-md:sr-only">{t(hidden ? 'showPrices' : next)}</span>
        <kbd className="font-normal text-muted max-md:hidden">{hidePricesKey}</kbd>
      </Button>
    </>
  );
}
