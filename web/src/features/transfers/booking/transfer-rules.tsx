import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { OfferPolicy } from '../../offers/offer-policy.tsx';

/** Cancellation deadlines with their fees, and the free waiting time of the driver. */
export function TransferRules({ quote, nowMs }: { quote: TransferQuoteReply; nowMs: number }) {
  const t = usePhrases('transfer-booking');
  const { trip } = quote;
  return (
    <>
      <OfferPolicy
        policy={quote.policy}
        total={quote.total_price}
        startsAtMs={trip.pick_up_at.utc * 1000}
        service="ride"
        place={trip.airport.city}
        nowMs={nowMs}
      />
      <p className="flex items-start gap-2 text-caption">
        <Icon name="clock" size={16} className="mt-1 shrink-0 text-teal" />
        {t(`waits_${trip.mode}`, { minutes: trip.free_wait_minutes })}
      </p>
    </>
  );
}
