import { orderListPages } from '@serai/contract/permissions';
import type { TransferOrderDetail } from '@serai/contract/transfers/booking';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListedOrder } from '../../orders/order-product.ts';
import { ChangeBookingButton } from '../../vehicles/change-booking/change-booking-button.tsx';
import { ChangeBookingDialog } from '../../vehicles/change-booking/change-booking-dialog.tsx';
import { FlightNumberField, FlightTimeField, TransferTimeField } from '../search-line/flight-fields.tsx';
import { PlaceField } from '../search-line/transfer-place-field.tsx';

interface TransferProps {
  order: ListedOrder;
  detail: TransferOrderDetail;
}

/** Lets a member change the flight, the time and the place of a transfer. */
export function ChangeTransferButton({ order, detail }: TransferProps) {
  const t = usePhrases('vehicle-terms');
  return (
    <ChangeBookingButton
      label={t('changeTransfer')}
      listPage={orderListPages.airport}
      order={order}
      canChange={detail.can_move}
      dialog={(onClose) => <ChangeTransferDialog order={order} detail={detail} onClose={onClose} />}
    />
  );
}

function ChangeTransferDialog({ order, detail, onClose }: TransferProps & { onClose: () => void }) {
  const t = usePhrases('vehicle-terms');
  const common = usePhrases('common');
  const { type: mode, place: sold } = detail;
  const [nowMs] = useState(() => Date.now());
  const [flightNumber, setFlightNumber] = useState(detail.flight_number);
  const [flightAt, setFlightAt] = useState(detail.flight_time.local.slice(0, 16));
  const [transferAt, setTransferAt] = useState(
    mode === 'drop_off' ? detail.pick_up_time.local.slice(0, 16) : '',
  );
  const [address, setAddress] = useState(detail.address);
  const [place, setPlace] = useState<{ id: number | null; text: string }>({ id: sold.id, text: sold.name });

  function chooseFlightTime(at: string) {
    setFlightAt(at);
    // Another flight has another proposed pick-up time.
    setTransferAt('');
  }

  return (
    <ChangeBookingDialog
      calls={{ preview: 'airport/previewChange', change: 'airport/changeBooking' }}
      order={order}
      title={t('changeTransfer')}
      wish={() => ({
        flight_number: flightNumber.trim(),
        flight_at: flightAt || undefined,
        transfer_at: transferAt || undefined,
        place_id: place.id ?? undefined,
        address: address.trim() || undefined,
      })}
      fields={(faults) => (
        <>
          <FlightNumberField
            optional={mode === 'drop_off'}
            value={flightNumber}
            error={faults.flight_number}
            onChange={setFlightNumber}
          />
          <FlightTimeField
            mode={mode}
            nowMs={nowMs}
            value={flightAt}
            error={faults.flight_at}
            onChange={chooseFlightTime}
          />
          {mode === 'drop_off' && (
            <TransferTimeField
              flightAt={flightAt}
              nowMs={nowMs}
              value={transferAt}
              error={faults.transfer_at}
              onChange={setTransferAt}
            />
          )}
          <PlaceField
            mode={mode}
            airportId={detail.airport.id}
            value={place.id === null ? null : { id: place.id, name: place.text }}
            text={place.text}
            error={faults.place_id}
            onChange={(next, text) => {
              setPlace({ id: next?.id ?? null, text });
              if (next?.id !== place.id) setAddress('');
            }}
          />
          <Field
            label={t('trip_address')}
            optionalWord={common('optional')}
            hint={t('trip_address_hint')}
            error={faults.address}
          >
            {(control) => (
              <TextInput
                {...control}
                value={address}
                maxLength={200}
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
