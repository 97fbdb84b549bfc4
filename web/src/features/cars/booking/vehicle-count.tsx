import { maxVehicles } from '@serai/contract/bounds';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CountField } from '../../vehicles/count-field.tsx';
import type { RentalProps } from './rental-props.ts';

/** Number of vehicles: at least those that the passengers need, at most those that are left. */
export function VehicleCount({ quote, wish, change, choose }: RentalProps) {
  const t = usePhrases('car-booking');
  const { vehicles_needed: needed, units_left: left, seats, trip } = quote;
  const passengers = trip.adults + trip.children;
  const isForLuggage = needed > Math.ceil(passengers / seats);
  const most = Math.max(needed, Math.min(maxVehicles, left));
  return (
    <CountField
      label={t('vehicles')}
      value={wish.vehicles}
      min={needed}
      max={most}
      error={change.fieldErrors.vehicles}
      onChange={(vehicles) => choose({ vehicles })}
    >
      {isForLuggage
        ? t('vehiclesForLuggage', { luggage: trip.bags, bags: quote.bags, needed })
        : t('vehiclesNeeded', { passengers, seats, needed })}
      {wish.vehicles >= most && most < maxVehicles && (
        <span role="status" className="block text-amber">
          {t('vehiclesLeft', { count: left })}
        </span>
      )}
    </CountField>
  );
}
