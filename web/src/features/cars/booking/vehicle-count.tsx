import { maxVehicles } from '@serai/contract/vehicles';
import { FieldError } from '@serai/ui/field';
import { NumberStepper } from '@serai/ui/number-stepper';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { RentalProps } from './rental-props.ts';

/** As many as the passengers need, or more while there are some left. */
export function VehicleCount({ quote, wish, change, choose }: RentalProps) {
  const t = usePhrases('car-booking');
  const common = usePhrases('common');
  const { vehicles_needed: needed, units_left: left, seats, trip } = quote;
  const most = Math.max(needed, Math.min(maxVehicles, left));
  const error = change.fieldErrors.vehicles;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-caption font-strong">{t('vehicles')}</p>
          <p className="figures text-caption text-muted">
            {t('vehiclesNeeded', { passengers: trip.adults + trip.children, seats, needed })}
          </p>
        </div>
        <NumberStepper
          label={t('vehicles')}
          value={wish.vehicles}
          min={needed}
          max={most}
          words={{ less: common('less'), more: common('more') }}
          onChange={(vehicles) => choose({ vehicles })}
        />
      </div>
      {wish.vehicles >= most && most < maxVehicles && (
        <p role="status" className="figures text-caption text-amber">
          {t('vehiclesLeft', { count: left })}
        </p>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
