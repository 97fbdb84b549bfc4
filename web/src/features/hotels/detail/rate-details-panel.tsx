import { PickerPanel } from '@serai/ui/picker-panel';
import type { RefObject } from 'react';
import { usePricesHidden } from '../../../platform/format/hidden-prices.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { IncludedTaxes } from '../offer/included-taxes.tsx';
import { NightPrices } from '../offer/night-prices.tsx';
import { PriceLines } from '../offer/price-lines.tsx';
import { StayPolicy } from '../offer/stay-policy.tsx';
import type { RateDetailsProps } from './room-props.ts';

/** Price per night, conditions for children and beds, and the cancellation timeline as a bar and in words. */
export function RateDetailsPanel(
  props: RateDetailsProps & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    anchor: RefObject<HTMLElement | null>;
  },
) {
  const { rate, shown, nowMs, open, onOpenChange, anchor } = props;
  const t = usePhrases('hotel-detail');
  const terms = usePhrases('offer-terms');
  const common = usePhrases('common');
  const hidden = usePricesHidden();
  return (
    <PickerPanel
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      title={t('priceDetails')}
      words={{ close: common('close') }}
    >
      <div className="grid gap-4 md:w-96">
        <div>
          <PriceLines lines={rate.lines} />
          <IncludedTaxes included={rate.included} />
        </div>
        <NightPrices
          nights={rate.nights}
          words={{ night: t('night'), price: t('nightPrice') }}
          note={t('nightPriceNote', { rooms: shown.stay.rooms.length })}
        />
        {!hidden && (
          <section>
            <h3 className="mb-1 font-strong">{t('guestTerms')}</h3>
            <ul className="grid gap-1 text-caption">
              {rate.guest_terms.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3 className="mb-1 font-strong">{terms('policy')}</h3>
          <StayPolicy
            policy={rate.policy}
            total={rate.total_price}
            checkIn={shown.stay.check_in}
            place={shown.hotel.city}
            nowMs={nowMs}
          />
          {!hidden && (
            <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-caption text-muted">
              {rate.policy.text.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </PickerPanel>
  );
}
