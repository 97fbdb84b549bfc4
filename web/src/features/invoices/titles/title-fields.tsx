import { plainTaxpayerId, taxpayerIdWarning } from '@serai/contract/invoices/taxpayer-id';
import { isEmail, isIdentityNumber } from '@serai/contract/validator-rules';
import { Checkbox } from '@serai/ui/checkbox';
import { Field } from '@serai/ui/field';
import { RadioGroup } from '@serai/ui/radio-group';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { TaxpayerIdNote } from './taxpayer-id-note.tsx';

export interface TitleValues {
  kind: 'company' | 'individual';
  title: string;
  taxpayer_id: string;
  /** Thailand: `00000` for the head office, otherwise the branch number with five digits. */
  branch: string;
  email: string;
  address: string;
  phone: string;
  bank: string;
  bank_account: string;
  is_default: boolean;
}

interface FieldsProps {
  form: UseFormReturn<TitleValues>;
  country: string;
}

/** All fields of a title: the buyer, the delivery address, and additional fields of some kinds of invoices. */
export function TitleFields({ form, country, asksDefault }: FieldsProps & { asksDefault: boolean }) {
  const t = usePhrases('invoice-titles');
  const common = usePhrases('common');
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <RadioGroup
            legend={t('kind')}
            value={field.value}
            onChange={field.onChange}
            choices={(['company', 'individual'] as const).map((value) => ({
              value,
              label: t(`kind_${value}`),
              detail: t(`kind_${value}Help`),
            }))}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('name')} required hint={t('nameHint')} error={errors.title?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('title', { validate: (value) => value.trim() !== '' || t('nameRequired') })}
              maxLength={120}
              autoComplete="organization"
            />
          )}
        </Field>
        <TaxpayerIdField form={form} country={country} />
        {country === 'TH' && (
          <Field
            label={t('branch')}
            optionalWord={common('optional')}
            hint={t('branchHint')}
            error={errors.branch?.message}
          >
            {(control) => (
              <TextInput {...control} {...form.register('branch')} inputMode="numeric" maxLength={5} />
            )}
          </Field>
        )}
        <Field label={t('email')} required hint={t('emailHint')} error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('email', {
                validate: (value) => isEmail(value) || t('emailInvalid'),
              })}
              type="email"
              maxLength={120}
              autoComplete="email"
            />
          )}
        </Field>
      </div>
      <PrintedFields form={form} country={country} />
      {asksDefault && <Checkbox label={t('isDefault')} {...form.register('is_default')} />}
    </>
  );
}

/**
 * Taxpayer id of a company, or identity card number of an individual in mainland China. Warns as soon as the
 * id is long enough, or the field has been left.
 */
function TaxpayerIdField({ form, country }: FieldsProps) {
  const t = usePhrases('invoice-titles');
  const common = usePhrases('common');
  const [left, setLeft] = useState(form.getValues('taxpayer_id') !== '');
  const [kind, typed] = useWatch({ control: form.control, name: ['kind', 'taxpayer_id'] });
  const isCompany = kind === 'company';
  const isChinese = country === 'CN';
  const plain = plainTaxpayerId(typed);
  const warning = isCompany ? taxpayerIdWarning(plain, country) : null;
  const isEarly = warning === 'length' && !left && plain.length < fullLength(country);
  const shown = isEarly ? null : warning;
  const field = form.register('taxpayer_id', {
    validate: (value, values) => {
      if (values.kind === 'company') return value.trim() !== '' || t('taxpayerIdRequired');
      return (
        !isChinese || value.trim() === '' || isIdentityNumber(plainTaxpayerId(value)) || t('identityWrong')
      );
    },
    deps: 'kind',
    onBlur: () => setLeft(true),
  });
  return (
    <Field
      label={t(isCompany || !isChinese ? 'taxpayer_id' : 'identity')}
      required={isCompany}
      optionalWord={isCompany ? undefined : common('optional')}
      hint={
        <span role="status">
          {shown ? <TaxpayerIdNote warning={shown} country={country} /> : t('taxpayerIdHint')}
        </span>
      }
      error={form.formState.errors.taxpayer_id?.message}
    >
      {(control) => (
        <TextInput
          {...control}
          {...field}
          className="figures"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

const fullLength = (country: string) => (country === 'TH' ? 13 : 18);

/** Fields printed on some kinds of invoices only. */
function PrintedFields({ form }: FieldsProps) {
  const t = usePhrases('invoice-titles');
  const common = usePhrases('common');
  const { errors } = form.formState;
  const rows = [
    { name: 'address', most: 200, autoComplete: 'street-address' },
    { name: 'phone', most: 40, autoComplete: 'tel' },
    { name: 'bank', most: 100, autoComplete: 'off' },
    { name: 'bank_account', most: 40, autoComplete: 'off' },
  ] as const;
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="sr-only">{t('printed')}</legend>
      <p className="mb-3 text-caption text-muted">{t('printedHelp')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {rows.map(({ name, most, autoComplete }) => (
          <Field key={name} label={t(name)} optionalWord={common('optional')} error={errors[name]?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register(name)}
                type={name === 'phone' ? 'tel' : 'text'}
                maxLength={most}
                autoComplete={autoComplete}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
