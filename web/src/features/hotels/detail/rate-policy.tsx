import { PolicyLine } from '@serai/ui/policy-line';
import { zonedInstant } from '../../../platform/format/zoned-instant.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useStretches } from '../../offers/offer-policy.tsx';
import { arrivalTime } from '../offer/stay-policy.tsx';
import type { RateDetailsProps } from './room-props.ts';

/** A rate's current cancellation fee and its end, with a short bar. */
export function RatePolicy({ rate, shown, nowMs }: Omit<RateDetailsProps, 'room'>) {
  const t = usePhrases('offer-terms');
  const { policy, total_price: total } = rate;
  const stretches = useStretches({ policy, total, place: shown.hotel.city, nowMs, compact: true });
  return (
    <PolicyLine
      stretches={stretches}
      startsAtMs={zonedInstant(shown.stay.check_in, arrivalTime, policy.tz)}
      nowMs={nowMs}
      label={t('policy')}
    />
  );
}
