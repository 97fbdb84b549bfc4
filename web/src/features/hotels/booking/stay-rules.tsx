import type { QuoteReply } from '@serai/contract/hotels/booking';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { NightPrices } from '../offer/night-prices.tsx';
import { StayPolicy } from '../offer/stay-policy.tsx';

/** Cancellation deadlines with their fees, and the price of each night. */
export function StayRules({ quote, nowMs }: { quote: QuoteReply; nowMs: number }) {
  const t = usePhrases('hotel-booking');
  return (
    <>
      <StayPolicy
        policy={quote.policy}
        total={quote.total_price}
        checkIn={quote.stay.check_in}
        place={t('placeOfHotel')}
        nowMs={nowMs}
      />
      <details className="text-caption">
        <summary className="cursor-pointer text-teal">{t('nightPrices')}</summary>
        <div className="mt-2 grid gap-3">
          {quote.room_lines.length === 0 ? (
            <NightPrices nights={quote.nights} words={{ night: t('nightPrices'), price: t('perRoom') }} />
          ) : (
            quote.room_lines.map(({ room_type, rooms, nights }) => (
              <NightPrices
                key={rooms.join()}
                nights={nights}
                words={{ night: room_type, price: t('perRoom') }}
              />
            ))
          )}
        </div>
      </details>
    </>
  );
}
