import { KeyValues } from '@serai/ui/key-values';
import type { HotelBookingValues } from '../../features/hotels/booking/hotel-booking-values.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { nameOf } from './booker-choice.tsx';
import type { Caller, DeskQuote } from './desk-booking.ts';

interface BookingCheckProps {
  caller: Caller;
  quote: DeskQuote;
  values: HotelBookingValues;
}

/** All facts of the booking, to be read back to the caller before it is sent. */
export function BookingCheck({ caller, quote, values }: BookingCheckProps) {
  const t = usePhrases('console-booking');
  const { civil } = useDates();
  const money = useMoney();
  const { hotel, room, stay, policy } = quote;
  const names = values.rooms.flatMap((one) => one.names.map((name) => name.trim()).filter(Boolean));
  const fact = (key: string, value: string) => ({ key, value });
  const facts = [
    { ...fact('agency', `${caller.agency.name} · ${nameOf(caller.user)}`), name: t('agency') },
    { ...fact('stay', `${hotel.name} · ${room.name} × ${stay.rooms.length}`), name: t('columnHotel') },
    { ...fact('dates', `${civil(stay.check_in)} – ${civil(stay.check_out)}`), name: t('dates') },
    { ...fact('guests', names.join(', ')), name: t('guests') },
    { ...fact('contact', `${values.contact_name} ${values.contact_phone}`), name: t('contact') },
    { ...fact('reference', values.reference), name: t('reference') },
    { ...fact('requests', values.special_requests), name: t('requests') },
    { ...fact('total', money.text(quote.total_price)), name: t('agencyPrice') },
    { ...fact('policy', policy.text[0] ?? ''), name: t('columnPolicy') },
  ];
  return (
    <div className="grid gap-3">
      <KeyValues columns={1} items={facts.filter(({ value }) => value !== '')} />
      <p className="rounded-control bg-sunken px-3 py-2">
        {t(quote.on_request ? 'payAfterOffer' : 'payByAgency')}
      </p>
    </div>
  );
}
