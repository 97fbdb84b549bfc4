import type { RideView } from '@serai/contract/vehicles/vehicles';
import { PhoneLink } from '@serai/ui/phone-link';
import type { Language } from '../../platform/i18n/language.ts';
import { phrasesOf, usePhrases } from '../../platform/i18n/phrases.ts';
import type { HeadFact, OrderReply } from '../orders/order-product.ts';

/** The first assigned driver with plate number and phone; missing on a confirmed order without one. */
export function useDriverFact(
  { order_status }: Pick<OrderReply['order'], 'order_status'>,
  rides: readonly RideView[],
): HeadFact {
  const t = usePhrases('vehicle-terms');
  const assigned = rides.filter(isAssigned);
  const [first] = assigned;
  const fact = { key: 'driver', name: t('factDriver') };
  if (!first) {
    const isAwaited = order_status === 'confirmed' || order_status === 'in_service';
    return { ...fact, value: isAwaited ? t('factNoDriver') : '—', missing: isAwaited };
  }
  return {
    ...fact,
    value: first.driver_name,
    copied: driverText(first),
    note: (
      <>
        {first.plate_number} · <PhoneLink number={first.driver_phone} />
        {assigned.length > 1 && ` ${t('factOtherDrivers', { count: assigned.length - 1 })}`}
      </>
    ),
  };
}

/** All assigned drivers as one text for the guests. */
export function driversText(rides: readonly RideView[], lang: Language): string {
  return rides.filter(isAssigned).map(driverText).join(phrasesOf(lang, 'vehicle-terms')('factDriversJoin'));
}

function driverText({ driver_name, plate_number, driver_phone }: RideView): string {
  return [driver_name, plate_number, driver_phone].filter(Boolean).join(' · ');
}

function isAssigned({ driver_name }: RideView): boolean {
  return driver_name !== '';
}
