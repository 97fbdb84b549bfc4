import type { CarQuoteReply } from '@serai/contract/cars/booking';
import { KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { OfferPolicy } from '../../offers/offer-policy.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';

/** Cancellation deadlines with their fees; items included in the price, and additional costs. */
export function CarRules({ quote, nowMs }: { quote: CarQuoteReply; nowMs: number }) {
  const t = usePhrases('car-booking');
  const money = useOfferMoney();
  const words = useVehicleWords();
  return (
    <>
      <OfferPolicy
        policy={quote.policy}
        total={quote.total_price}
        startsAtMs={quote.pick_up_at.utc * 1000}
        service="ride"
        place={quote.pick_up.city}
        nowMs={nowMs}
      />
      <KeyValues
        columns={1}
        items={[
          { key: 'mileage', name: t('mileage'), value: words.mileage(quote.mileage, money.text) },
          {
            key: 'overtime',
            name: t('overtime'),
            value: t('overtimeValue', {
              price: money.text(quote.overtime_hour_price),
              length: words.duration(quote.all_day_minutes),
            }),
          },
          ...(quote.included.length > 0
            ? [{ key: 'included', name: t('included'), value: words.included(quote.included) }]
            : []),
        ]}
      />
    </>
  );
}
