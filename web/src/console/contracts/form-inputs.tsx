import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { Controller, type FieldPath, get, useFormContext } from 'react-hook-form';
import { DateInput } from '../../platform/form/date-input.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { TermsForm } from './terms-form.ts';

interface InputProps {
  name: FieldPath<TermsForm>;
  label: string;
  hint?: string;
  optional?: boolean;
}

interface TextProps extends InputProps {
  /** Returns the reason why a filled text is refused; undefined if it is accepted. */
  faultOf?: (text: string) => string | undefined;
  unit?: string;
  maxLength?: number;
  numeric?: boolean;
}

/** Reason why a field is refused; undefined if it is not. */
function useFault(name: string): string | undefined {
  const { formState } = useFormContext<TermsForm>();
  return (get(formState.errors, name) as { message?: string } | undefined)?.message;
}

/** Text field of the terms; required unless it is optional. */
export function TextField(props: TextProps) {
  const { name, label, hint, optional = false, faultOf, unit, maxLength = 24, numeric = false } = props;
  const t = usePhrases('console-contracts');
  const { register } = useFormContext<TermsForm>();
  const validate = (value: unknown) => {
    const text = String(value).trim();
    if (text === '') return optional || t('required');
    return faultOf?.(text) ?? true;
  };
  return (
    <Field label={label} hint={hint} required={!optional} error={useFault(name)}>
      {(control) => (
        <TextInput
          {...control}
          {...register(name, { validate })}
          maxLength={maxLength}
          autoComplete="off"
          {...(numeric ? { inputMode: 'decimal' as const } : {})}
          {...(unit ? { after: <span className="pr-3 text-caption">{unit}</span> } : {})}
        />
      )}
    </Field>
  );
}

/** Date field of the terms; required unless it is optional. */
export function DayField({ name, label, hint, optional = false }: InputProps) {
  const t = usePhrases('console-contracts');
  const { control: formControl } = useFormContext<TermsForm>();
  return (
    <Field label={label} hint={hint} required={!optional} error={useFault(name)}>
      {(control) => (
        <Controller
          control={formControl}
          name={name}
          rules={optional ? {} : { required: t('required') }}
          render={({ field: { disabled: _, value, ...field } }) => (
            <DateInput {...control} {...field} value={String(value)} lean="coming" />
          )}
        />
      )}
    </Field>
  );
}
