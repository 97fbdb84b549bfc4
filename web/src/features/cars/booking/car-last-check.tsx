import type { CarQuoteReply } from '@serai/contract/cars/booking';
import { Icon, type IconName } from '@serai/ui/icons';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';
import type { CarBookingValues } from './car-booking-values.ts';

/** Times, places, passenger and vehicles. */
export function LastCheck({ quote, values }: { quote: CarQuoteReply; values: CarBookingValues }) {
  const t = usePhrases('car-booking');
  const terms = usePhrases('vehicle-terms');
  const words = useVehicleWords();
  const at = useTripTime();
  const { pick_up, drop_off, pick_up_at, drop_off_at, rental } = quote;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        <Line icon="calendar">
          {t('checkWhen', { from: at(pick_up_at), to: at(drop_off_at) })}
          <Small>
            {words.units(rental.units, rental.overtime_hours)} · {t('placeTimes', { city: pick_up.city })}
          </Small>
        </Line>
        <Line icon="pin">
          {t('checkPickUp', { place: placeOf(pick_up.name, values.pick_up_address) })}
          <br />
          {t('checkDropOff', { place: placeOf(drop_off.name, values.drop_off_address) })}
          {quote.route && <Small>{words.drive(quote.route)}</Small>}
        </Line>
        <Line icon="user">
          {t('checkPassenger', { name: values.passenger_name.trim() })}
          {values.passenger_phone.trim() && <Small>{values.passenger_phone.trim()}</Small>}
        </Line>
        <Line icon="car">
          {quote.model.name} × {quote.vehicles} · {terms(`driver_${quote.driver_language}`)}
          {quote.zone && (
            <Small>{t('checkZone', { name: quote.zone.name, count: quote.zone.entries })}</Small>
          )}
        </Line>
      </ul>
      {quote.cancellation === 'non_refundable' && (
        <p className="text-caption text-lacquer">{quote.policy.text[0]}</p>
      )}
    </div>
  );
}

function placeOf(location: string, address: string): string {
  return [location, address.trim()].filter(Boolean).join(' · ');
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [overflow-wrap:anywhere]">
      <Icon name={icon} size={18} className="mt-1 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-caption text-muted first-letter:uppercase">{children}</span>;
}
