import { zonedInstant } from '../../../platform/format/zoned-instant.ts';
import { OfferPolicy, type OfferPolicyProps } from '../../offers/offer-policy.tsx';

export interface StayPolicyProps extends Omit<OfferPolicyProps, 'startsAtMs' | 'service'> {
  checkIn: string;
}

/** A stay's cancellation timeline: it begins at 14:00 on the day of arrival. */
export function StayPolicy({ checkIn, ...rest }: StayPolicyProps) {
  return <OfferPolicy {...rest} service="stay" startsAtMs={zonedInstant(checkIn, '14:00', rest.policy.tz)} />;
}
