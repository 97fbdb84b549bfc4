import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { AreaNumberField } from './area-number-field.tsx';

/** Field for an email address. */
export function EmailField(props: { control: UseFormRegisterReturn; error: string | undefined }) {
  const t = usePhrases('login');
  return (
    <Field label={t('email')} error={props.error}>
      {(wiring) => (
        <TextInput {...wiring} {...props.control} type="email" maxLength={120} autoComplete="email" />
      )}
    </Field>
  );
}

/** Fields for a mobile number and its country code. */
export function MobileField(props: {
  areaNum: string;
  onAreaNum: (areaNum: string) => void;
  control: UseFormRegisterReturn;
  error: string | undefined;
}) {
  const { areaNum, onAreaNum, control, error } = props;
  const t = usePhrases('login');
  return (
    <Field label={t('mobile')} error={error}>
      {(wiring) => (
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
          <AreaNumberField value={areaNum} onChange={onAreaNum} />
          <TextInput
            {...wiring}
            {...control}
            type="tel"
            inputMode="tel"
            maxLength={40}
            autoComplete="tel-national"
          />
        </div>
      )}
    </Field>
  );
}
