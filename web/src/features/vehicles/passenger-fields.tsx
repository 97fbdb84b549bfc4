import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Passenger values common to all rides. */
export interface PassengerValues {
  passenger_name: string;
  passenger_phone: string;
}

/** Name for the driver's sign, and the passenger's phone; fields of a form. */
export function PassengerFields() {
  const t = usePhrases('vehicle-terms');
  const common = usePhrases('common');
  const { register, formState } = useFormContext<PassengerValues>();
  const { errors } = formState;
  return (
    <>
      <Field
        label={t('trip_passenger_name')}
        required
        hint={t('passengerNameHint')}
        error={errors.passenger_name?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('passenger_name', {
              validate: (name) => name.trim() !== '' || t('passengerNameRequired'),
            })}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label={t('trip_passenger_phone')}
        optionalWord={common('optional')}
        hint={t('passengerPhoneHint')}
        error={errors.passenger_phone?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('passenger_phone')}
            type="tel"
            maxLength={40}
            autoComplete="off"
            placeholder="+95 9 …"
          />
        )}
      </Field>
    </>
  );
}
