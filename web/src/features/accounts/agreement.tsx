import { useFormContext } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { TermsField } from './terms-field.tsx';

/** Agreement to the service terms, field `agree` of the surrounding form. */
export function Agreement() {
  const t = usePhrases('login');
  const { register, setValue, formState } = useFormContext<{ agree: boolean }>();
  return (
    <TermsField
      control={register('agree', { validate: (agreed) => agreed || t('agreeRequired') })}
      error={formState.errors.agree?.message}
      onAgree={() => setValue('agree', true, { shouldValidate: true })}
    />
  );
}
