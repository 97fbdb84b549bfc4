import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import type { UseFormReturn } from 'react-hook-form';
import { DateInput } from '../../../platform/form/date-input.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { RecordValues } from './record-values.ts';

interface PayerFieldsProps {
  form: UseFormReturn<RecordValues>;
  /** The seller's day. */
  today: string;
}

/** Payer, the bank's reference, the payer's text, and the two days. */
export function PayerFields({ form, today }: PayerFieldsProps) {
  const t = usePhrases('console-receipts');
  const { errors } = form.formState;
  const isFilled = (text: string) => text.trim() !== '' || t('required');
  return (
    <>
      <Field label={t('payer')} required error={errors.payer?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('payer', { validate: isFilled })}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t('reference')} hint={t('referenceHint')} required error={errors.bank_reference?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('bank_reference', { validate: isFilled })}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        className="sm:col-span-2"
        label={t('remittance')}
        hint={t('remittanceHint')}
        error={errors.remittance?.message}
      >
        {(control) => (
          <TextInput {...control} {...form.register('remittance')} maxLength={300} autoComplete="off" />
        )}
      </Field>
      <Field label={t('received')} required error={errors.received_on?.message}>
        {(control) => (
          <DateInput
            {...control}
            lean="past"
            max={today}
            value={form.watch('received_on')}
            onChange={(day) => form.setValue('received_on', day, { shouldDirty: true })}
          />
        )}
      </Field>
      <Field label={t('valueDate')} required error={errors.value_date?.message}>
        {(control) => (
          <DateInput
            {...control}
            lean="past"
            value={form.watch('value_date')}
            onChange={(day) => form.setValue('value_date', day, { shouldDirty: true })}
          />
        )}
      </Field>
    </>
  );
}
