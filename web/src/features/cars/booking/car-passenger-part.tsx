import type { CarQuoteReply } from '@serai/contract/cars/booking';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PartTitle } from '../../booking/part-title.tsx';
import { PassengerFields } from '../../vehicles/passenger-fields.tsx';
import type { CarBookingValues } from './car-booking-values.ts';

/** The passenger's name for the driver, and the exact meeting point. */
export function PassengerPart({ quote }: { quote: CarQuoteReply }) {
  const t = usePhrases('car-booking');
  const common = usePhrases('common');
  const { register, formState } = useFormContext<CarBookingValues>();
  const { errors } = formState;
  return (
    <Card title={<PartTitle number={2} title={t('partPassenger')} />}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PassengerFields />
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
