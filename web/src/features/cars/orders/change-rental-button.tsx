import type { CarOrderDetail } from '@serai/contract/cars/orders';
import { orderListPages } from '@serai/contract/permissions';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { MomentInput } from '../../../platform/form/moment-input.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListedOrder } from '../../orders/order-product.ts';
import { ChangeBookingButton } from '../../vehicles/change-booking/change-booking-button.tsx';
import { ChangeBookingDialog } from '../../vehicles/change-booking/change-booking-dialog.tsx';
import { movedEnd } from './moved-end.ts';
import { PickUpField } from './pick-up-field.tsx';

interface RentalProps {
  order: ListedOrder;
  detail: CarOrderDetail;
}

/** Lets a member change the time and the pick-up place of a rental. */
export function ChangeRentalButton({ order, detail }: RentalProps) {
  const t = usePhrases('vehicle-terms');
  return (
    <ChangeBookingButton
      label={t('changeRental')}
      listPage={orderListPages.car}
      order={order}
      canChange={detail.can_move}
      dialog={(onClose) => <ChangeRentalDialog order={order} detail={detail} onClose={onClose} />}
    />
  );
}

function ChangeRentalDialog({ order, detail, onClose }: RentalProps & { onClose: () => void }) {
  const t = usePhrases('vehicle-terms');
  const common = usePhrases('common');
  const { city, id, name } = detail.pick_up;
  const [from, setFrom] = useState(order.service_start.local.slice(0, 16));
  const [to, setTo] = useState(order.service_end.local.slice(0, 16));
  const [place, setPlace] = useState<{ id: number | null; text: string }>({ id, text: name });
  const [address, setAddress] = useState(detail.pick_up_address);

  function chooseStart(at: string) {
    setFrom(at);
    setTo(movedEnd({ from, to }, at));
  }

  return (
    <ChangeBookingDialog
      calls={{ preview: 'car/previewChange', change: 'car/changeBooking' }}
      order={order}
      title={t('changeRental')}
      wish={() => ({
        pick_up_id: place.id ?? 0,
        pick_up_at: from,
        drop_off_at: to,
        pick_up_address: address.trim(),
      })}
      fields={(faults) => (
        <>
          <TimeField
            label={t('changePickUpAt')}
            hint={t('changePlaceTime', { city })}
            value={from}
            error={faults.pick_up_at}
            onChange={chooseStart}
          />
          <TimeField
            label={t('changeDropOffAt')}
            hint={t('changePlaceTime', { city })}
            value={to}
            error={faults.drop_off_at}
            onChange={setTo}
          />
          <PickUpField city={city} value={place} error={faults.pick_up_id} onChange={setPlace} />
          <Field
            label={t('trip_pick_up_address')}
            optionalWord={common('optional')}
            error={faults.pick_up_address}
          >
            {(control) => (
              <TextInput
                {...control}
                value={address}
                autoComplete="off"
                onChange={({ target }) => setAddress(target.value)}
              />
            )}
          </Field>
        </>
      )}
      onClose={onClose}
    />
  );
}

function TimeField(props: {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (at: string) => void;
}) {
  const { label, hint, value, error, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <MomentInput {...control} label={label} stepMinutes={30} value={value} onChange={onChange} />
      )}
    </Field>
  );
}
