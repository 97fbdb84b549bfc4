import type { carInclusions } from '@serai/contract/cars';
import type { Body, drivetrains, energies } from '@serai/contract/vehicles';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** The words for what a vehicle is and what comes with it, in the reader's language. */
export function useVehicleWords() {
  const t = usePhrases('vehicle-terms');
  return {
    body: (body: Body) => t(`body_${body}`),
    energy: (energy: (typeof energies)[number]) => t(`energy_${energy}`),
    drivetrain: (drivetrain: (typeof drivetrains)[number]) => t(`drivetrain_${drivetrain}`),
    /** All of them in one line. */
    included: (included: readonly (typeof carInclusions)[number][]) =>
      included.map((part) => t(`included_${part}`)).join(' · '),
  };
}
