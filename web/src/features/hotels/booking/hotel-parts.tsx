import type { QuoteReply } from '@serai/contract/hotels/booking';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { PartsProps } from '../../booking/booking-product.ts';
import { NeedsPart } from '../../booking/needs-part.tsx';
import { PaymentPart } from '../../booking/payment-part.tsx';
import { Reminders } from '../../booking/reminders.tsx';
import { GuestsPart } from './guests-part.tsx';

/** Sections of the booking form: guests, special requests, payment, and general information. */
export function HotelParts({ quote, mayPay, contactFromLastOrder }: PartsProps<QuoteReply>) {
  const t = usePhrases('hotel-booking');
  return (
    <>
      <GuestsPart quote={quote} />
      <NeedsPart
        number={2}
        contactFromLastOrder={contactFromLastOrder}
        placeholder={t('requestsPlaceholder')}
        note={t('requestsNote')}
        chips={chips.map((chip) => t(chip))}
      />
      <PaymentPart number={3} quote={quote} mayPay={mayPay} />
      <Reminders sentences={[t('reminderRequests'), t('reminderFees'), t('reminderMismatch')]} />
    </>
  );
}

const chips = [
  'chipHighFloor',
  'chipQuiet',
  'chipNonSmoking',
  'chipTwin',
  'chipAdjoining',
  'chipEarly',
  'chipLate',
  'chipCrib',
  'chipPickUp',
] as const;
