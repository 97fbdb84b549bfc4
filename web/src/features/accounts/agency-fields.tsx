import { patterns } from '@serai/contract/validator-rules';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useFormContext } from 'react-hook-form';
import { useApp } from '../../platform/app.tsx';
import { useReaderZone } from '../../platform/format/reader-zone.ts';
import { zoneName, zonesToChoose } from '../../platform/format/zones.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Fields for the agency of a new account, inside a form. */
export function AgencyFields() {
  const t = usePhrases('login');
  const { register, formState } = useFormContext<{
    company: string;
    tz: string;
    username: string;
  }>();
  const { lang } = useApp();
  const { errors } = formState;
  // The server cannot know the reader's time zone, and some of its zone names differ from the browser's.
  const zones = useReaderZone() === null ? [] : zonesToChoose();
  return (
    <>
      <Field label={t('company')} hint={t('companyHint')} error={errors.company?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('company', { validate: (value) => value.trim() !== '' || t('companyRequired') })}
            maxLength={80}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field label={t('zone')} hint={t('zoneHint')} error={errors.tz?.message}>
        {(control) => (
          <Select
            {...control}
            {...register('tz')}
            options={zones.map((zone) => ({ value: zone, label: zoneName(zone, lang) }))}
          />
        )}
      </Field>
      <Field label={t('username')} hint={t('usernameHint')} error={errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('username', {
              validate: (value) => patterns.username.test(value) || t('usernameInvalid'),
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </>
  );
}
