import type source from '../../../zh/pages/offers/offer-terms.ts';

const offerTerms: Record<keyof typeof source, string> = {
  policy: 'Cancellation policy',
  policyNow: 'Now',
  policyStart_stay: 'Check-in',
  policyStart_ride: 'Pick-up',
  feeFree: 'Free cancellation',
  feeAmount: 'Fee {amount}',
  feeFull: 'Full charge {amount}',
  feePart: 'Partial charge',
  feeWhole: 'Full charge',
  feeWholeNow: 'Full charge from now',
  nonRefundable: 'Non-refundable',
  untilPlace: 'until {time} ({place} time)',
  untilLocal: 'until {time} local',
  untilHere: '({time} your time)',
  fromThen: 'from then on',
};

export default offerTerms;
