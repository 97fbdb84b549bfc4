import type { TransferMode, TransferPlace } from '@serai/contract/transfers/transfers';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PartTitle } from '../../booking/part-title.tsx';
import { PassengerFields } from '../../vehicles/passenger-fields.tsx';
import { DriverSign } from '../meeting/driver-sign.tsx';
import { signOf, type TransferBookingValues } from './transfer-booking-values.ts';

/** Passenger, exact meeting place, and text of the sign. */
export function PassengerPart({ mode, place }: { mode: TransferMode; place: TransferPlace }) {
  const t = usePhrases('transfer-booking');
  const common = usePhrases('common');
  const { register, formState } = useFormContext<TransferBookingValues>();
  const { errors } = formState;
  return (
    <Card title={<PartTitle number={2} title={t(`partPassenger_${mode}`)} />}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid content-start gap-4">
          <PassengerFields />
          {place.kind === 'area' && (
            <Field
              label={t(`address_${mode}`)}
              required
              hint={t('addressHint', { place: place.name })}
              error={errors.address?.message}
            >
              {(control) => (
                <TextInput
                  {...control}
                  {...register('address', {
                    validate: (address) => address.trim() !== '' || t('addressRequired'),
                  })}
                  maxLength={200}
                  autoComplete="off"
                />
              )}
            </Field>
          )}
          <Field
            label={t(`signText_${mode}`)}
            optionalWord={common('optional')}
            hint={t('signTextHint')}
            error={errors.sign_text?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...register('sign_text')}
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
        <SignPreview />
      </div>
    </Card>
  );
}

function SignPreview() {
  const t = usePhrases('transfer-booking');
  const [passenger_name, sign_text] = useWatch<TransferBookingValues, ['passenger_name', 'sign_text']>({
    name: ['passenger_name', 'sign_text'],
  });
  return (
    <DriverSign
      label={t('signPreview')}
      text={signOf({ passenger_name, sign_text })}
      placeholder={t('signEmpty')}
    />
  );
}
