import type { carInclusions, rentalUnits } from '@serai/contract/cars/cars';
import type { CarOrderDetail } from '@serai/contract/cars/orders';
import type { SeenMoney } from '@serai/contract/money';
import type { Body, drivetrains, energies } from '@serai/contract/vehicles/vehicles';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Returns the texts for vehicles and their inclusions in the reader's language. */
export function useVehicleWords() {
  const t = usePhrases('vehicle-terms');
  const duration = (minutes: number) =>
    minutes % 60 === 0
      ? t('hours', { count: minutes / 60 })
      : t('hoursMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return {
    body: (body: Body) => t(`body_${body}`),
    energy: (energy: (typeof energies)[number]) => t(`energy_${energy}`),
    drivetrain: (drivetrain: (typeof drivetrains)[number]) => t(`drivetrain_${drivetrain}`),
    /** All inclusions in one line. */
    included: (included: readonly (typeof carInclusions)[number][]) =>
      included.map((part) => t(`included_${part}`)).join(' · '),
    /** Included kilometres and the price of each additional one; `text` formats sums. */
    mileage: (
      { policy, km_per_day, extra_km }: CarOrderDetail['mileage'],
      text: (sum: SeenMoney) => string,
    ) =>
      [
        policy === 'unlimited' ? t('mileage_unlimited') : t('mileage_per_day', { km: km_per_day ?? 0 }),
        extra_km && t('extraKm', { amount: text(extra_km) }),
      ]
        .filter(Boolean)
        .join(' · '),
    unit: (unit: (typeof rentalUnits)[number]) => t(`unit_${unit}`),
    /** Units of a rental, e.g. “2 all days + 1 half day”. */
    units: (units: readonly { unit: (typeof rentalUnits)[number] }[], overtimeHours: number) => {
      const count = (unit: (typeof rentalUnits)[number]) => units.filter((one) => one.unit === unit).length;
      return [
        count('all_day') > 0 && t('allDays', { count: count('all_day') }),
        count('half_day') > 0 && t('halfDays', { count: count('half_day') }),
        overtimeHours > 0 && t('overtimeHours', { count: overtimeHours }),
      ]
        .filter(Boolean)
        .join(' + ');
    },
    /** Length of a rental: hours within one unit, otherwise the counted days. */
    rental: (units: readonly unknown[], minutes: number) =>
      units.length > 1 ? t('days', { count: units.length }) : duration(minutes),
    /** Minutes as hours and minutes. */
    duration,
    /** A usual drive: distance and duration. */
    drive: ({ km, minutes }: { km: number; minutes: number }) => t('drive', { km, time: duration(minutes) }),
  };
}
