import { zonedInstant } from '../../../platform/format/zoned-instant.ts';
import { OfferPolicy, type OfferPolicyProps } from '../../offers/offer-policy.tsx';

export interface StayPolicyProps extends Omit<OfferPolicyProps, 'startsAtMs' | 'service'> {
  checkIn: string;
}

/** Local time of the day of arrival at which a stay begins. */
export const arrivalTime = '14:00';

/** A stay's cancellation timeline. */
export function StayPolicy({ checkIn, ...rest }: StayPolicyProps) {
  return (
    <OfferPolicy {...rest} service="stay" startsAtMs={zonedInstant(checkIn, arrivalTime, rest.policy.tz)} />
  );
}
