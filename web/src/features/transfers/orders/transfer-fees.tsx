import type { SeenMoney } from '@serai/contract/money';
import type { TransferOrderDetail } from '@serai/contract/transfers/booking';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Components of the price; options not chosen are listed as such. */
export function TransferFees({ detail }: { detail: TransferOrderDetail }) {
  const t = usePhrases('transfer-order');
  const money = useMoney();
  const fee = (key: string, name: string, sum: SeenMoney) => ({
    key,
    name,
    value: sum.amount === 0 ? t('none') : <Price {...money.parts(sum)} />,
  });
  return (
    <KeyValues
      columns={2}
      phoneColumns={2}
      items={[
        fee('transfer', t('airportTransferFee'), detail.airport_transfer_fee),
        fee('driver', t('chineseDriverFee'), detail.chinese_driver_fee),
        fee('seats', t('childSeatFee'), detail.child_seat_fee),
        fee('night', t('nightFee'), detail.night_fee),
      ]}
    />
  );
}
