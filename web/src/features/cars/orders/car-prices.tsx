import type { SeenCarRoute } from '@serai/contract/cars/cars';
import type { CarOrderDetail } from '@serai/contract/cars/orders';
import type { SeenMoney } from '@serai/contract/money';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';

/** Prices per unit, hour and driver, and the unit of each date. */
export function CarPrices({ detail }: { detail: CarOrderDetail }) {
  const t = usePhrases('car-order');
  const money = useMoney();
  const each = (sum: SeenMoney) => (
    <>
      <Price {...money.parts(sum)} />
      <span className="block text-caption text-muted">{t('perVehicle')}</span>
    </>
  );
  return (
    <div className="grid gap-4">
      <KeyValues
        columns={2}
        phoneColumns={2}
        items={[
          { key: 'half', name: t('halfDayPrice'), value: each(detail.half_day_price) },
          { key: 'all', name: t('allDayPrice'), value: each(detail.all_day_price) },
          { key: 'day', name: t('pricePerDay'), value: each(detail.price_per_day) },
          { key: 'overtime', name: t('overtimePrice'), value: each(detail.overtime_hour_price) },
          {
            key: 'driver',
            name: t('chineseDriverFee'),
            value: <Price {...money.parts(detail.chinese_driver_fee)} />,
          },
          ...(detail.route ? routeFees(detail.route, t) : []).map(({ key, name, sum, more }) => ({
            key,
            name,
            value: (
              <>
                <Price {...money.parts(sum)} />
                {more && <span className="block text-caption text-muted">{more}</span>}
              </>
            ),
          })),
        ]}
      />
      <CountedDates units={detail.units} />
    </div>
  );
}

/** Returns the one-way fees for all vehicles; omits zero and sums that the reader may not see. */
function routeFees(route: SeenCarRoute, t: ReturnType<typeof usePhrases<'car-order'>>) {
  const { driver_nights: nights, extra_km: km } = route;
  return [
    { key: 'one-way', name: t('oneWayFee'), sum: route.one_way_fee, more: '' },
    {
      key: 'nights',
      name: t('driverNights'),
      sum: route.driver_night_fee,
      more: t('driverNightsCount', { count: nights }),
    },
    { key: 'tolls', name: t('tolls'), sum: route.tolls, more: '' },
    { key: 'km', name: t('extraKm'), sum: route.extra_km_fee, more: t('extraKmCount', { km }) },
  ].filter(({ sum }) => sum.amount !== null && sum.amount > 0);
}

function CountedDates({ units }: { units: CarOrderDetail['units'] }) {
  const t = usePhrases('car-order');
  const words = useVehicleWords();
  const money = useMoney();
  const { civil } = useDates();
  return (
    <section>
      <h3 className="mb-1 text-caption text-muted">{t('datesCounted')}</h3>
      <ul>
        {units.map(({ date, unit, price }) => (
          <li key={date} className="flex justify-between gap-4 border-t border-line py-1">
            <span>
              {civil(date)} <span className="ml-2 text-muted">{words.unit(unit)}</span>
            </span>
            <Price {...money.parts(price)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
