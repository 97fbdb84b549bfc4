import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { PartsProps } from '../../booking/booking-product.ts';
import { NeedsPart } from '../../booking/needs-part.tsx';
import { PaymentPart } from '../../booking/payment-part.tsx';
import { Reminders } from '../../booking/reminders.tsx';
import { PassengerPart } from './transfer-passenger-part.tsx';
import { TripPart } from './trip-part.tsx';

/**
 * Sections of the booking form: the trip with its options, the passenger, special requests, payment, and general
 * information.
 */
export function TransferParts(props: PartsProps<TransferQuoteReply>) {
  const { quote, mayPay, contactFromLastOrder, change } = props;
  const t = usePhrases('transfer-booking');
  return (
    <>
      <TripPart quote={quote} change={change} />
      <PassengerPart mode={quote.trip.mode} place={quote.trip.place} />
      <NeedsPart
        number={3}
        contactFromLastOrder={contactFromLastOrder}
        placeholder={t('requestsPlaceholder')}
        note={t('requestsNote')}
        chips={chips.map((chip) => t(chip))}
      />
      <PaymentPart number={4} quote={quote} mayPay={mayPay} />
      <Reminders
        sentences={[t('reminderFlight'), t('reminderChange'), t('reminderWait'), t('reminderRequests')]}
      />
    </>
  );
}

const chips = ['chipLuggage', 'chipStroller', 'chipWheelchair', 'chipElderly', 'chipCall'] as const;
