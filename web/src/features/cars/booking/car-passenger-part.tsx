import type { CarQuoteReply } from '@serai/contract/car-booking';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PartTitle } from '../../booking/part-title.tsx';
import type { CarBookingValues } from './car-booking-values.ts';

/** Whom the driver asks for, and where exactly. */
export function PassengerPart({ quote }: { quote: CarQuoteReply }) {
  const t = usePhrases('car-booking');
  const common = usePhrases('common');
  const { register, formState } = useFormContext<CarBookingValues>();
  const { errors } = formState;
  return (
    <Card title={<PartTitle number={2} title={t('partPassenger')} />}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('passengerName')}
          required
          hint={t('passengerHint')}
          error={errors.passenger_name?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('passenger_name', {
                validate: (name) => name.trim() !== '' || t('passengerRequired'),
              })}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          label={t('passengerPhone')}
          optionalWord={common('optional')}
          hint={t('passengerPhoneHint')}
          error={errors.passenger_phone?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('passenger_phone')}
              type="tel"
              maxLength={25}
              autoComplete="off"
              placeholder="+95 9 …"
            />
          )}
        </Field>
        <Field
          label={t('pickUpAddress')}
          optionalWord={common('optional')}
          hint={t('within', { place: quote.pick_up.name })}
          error={errors.pick_up_address?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('pick_up_address')}
              maxLength={200}
              autoComplete="off"
              placeholder={t('addressPlaceholder')}
            />
          )}
        </Field>
        <Field
          label={t('dropOffAddress')}
          optionalWord={common('optional')}
          hint={t('within', { place: quote.drop_off.name })}
          error={errors.drop_off_address?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('drop_off_address')}
              maxLength={200}
              autoComplete="off"
              placeholder={t('addressPlaceholder')}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
