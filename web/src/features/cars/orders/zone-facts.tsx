import type { CarOrderDetail } from '@serai/contract/cars/orders';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Whether an industrial zone is entered, and if so which, how often, and its fee. */
export function ZoneFacts({ detail }: { detail: CarOrderDetail }) {
  const t = usePhrases('car-order');
  const money = useMoney();
  const entry = {
    key: 'entry',
    name: t('zoneEntry'),
    value: t(detail.industrial_zone_entry ? 'zoneYes' : 'zoneNo'),
  };
  if (!detail.industrial_zone_entry) return <KeyValues columns={1} items={[entry]} />;
  return (
    <KeyValues
      columns={2}
      phoneColumns={2}
      items={[
        entry,
        { key: 'name', name: t('zoneName'), value: detail.industrial_zone_name },
        {
          key: 'price',
          name: t('zonePrice'),
          value: detail.industrial_zone_price && <Price {...money.parts(detail.industrial_zone_price)} />,
        },
        {
          key: 'times',
          name: t('zoneTimes'),
          value: t('zoneTimesValue', { count: detail.industrial_zone_times }),
        },
        {
          key: 'fee',
          name: t('zoneFee'),
          value: <Price {...money.parts(detail.industrial_zone_fee)} />,
        },
      ]}
    />
  );
}
