import type { CarQuoteReply } from '@serai/contract/cars/booking';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { PartsProps } from '../../booking/booking-product.ts';
import { NeedsPart } from '../../booking/needs-part.tsx';
import { PaymentPart } from '../../booking/payment-part.tsx';
import { Reminders } from '../../booking/reminders.tsx';
import { PassengerPart } from './car-passenger-part.tsx';
import { RentalPart } from './rental-part.tsx';
import { useCarWish } from './use-car-wish.ts';

/** Sections of the booking form: the rental, the passenger, special requests, payment, and general information. */
export function CarParts({ quote, mayPay, contactFromLastOrder, change }: PartsProps<CarQuoteReply>) {
  const t = usePhrases('car-booking');
  const { wish, choose } = useCarWish(quote, change);
  return (
    <>
      <RentalPart quote={quote} wish={wish} change={change} choose={choose} />
      <PassengerPart quote={quote} />
      <NeedsPart
        number={3}
        contactFromLastOrder={contactFromLastOrder}
        placeholder={t('requestsPlaceholder')}
        note={t('requestsNote')}
        chips={chips.map((chip) => t(chip))}
      />
      <PaymentPart number={4} quote={quote} mayPay={mayPay} />
      <Reminders sentences={[t('reminderDriver'), t('reminderOvertime'), t('reminderWait')]} />
    </>
  );
}

const chips = [
  'chipChildSeat',
  'chipLuggage',
  'chipWater',
  'chipSign',
  'chipNonSmoking',
  'chipInvoice',
] as const;
