import type { Company } from '@serai/contract/company';
import { Button } from '@serai/ui/button';
import { Field, FieldError } from '@serai/ui/field';
import { KeyValues } from '@serai/ui/key-values';
import { TextInput } from '@serai/ui/text-input';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { ApiFailure } from '../../../platform/api/api.ts';
import { useApi } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { AreaField } from '../../places/area-field.tsx';
import { CountryField } from '../../places/country-field.tsx';
import { showFaults } from '../show-faults.ts';
import { useTakeCompany } from './own-company.ts';

interface CompanyValues {
  /** ISO 3166-1 code of two letters; empty for none. */
  country: string;
  /** Codes of six digits, as the lists write them. */
  area: string[];
  address: string;
}

type Form = UseFormReturn<CompanyValues>;

interface CompanyFormProps {
  company: Company;
  onDirty: (isDirty: boolean) => void;
}

/** Where the company is: its country, in China the province, city and district, and the street. */
export function CompanyForm({ company, onDirty }: CompanyFormProps) {
  const t = usePhrases('profile');
  const { form, refusal, save } = useCompanyForm(company);
  const { isSubmitting, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <KeyValues items={[{ key: 'name', name: t('companyName'), value: company.name }]} />
      <PlaceFields form={form} />
      {refusal && <FieldError>{refusal}</FieldError>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting} idle={!isDirty}>
          {t('companySave')}
        </Button>
        {isDirty && (
          <>
            <Button kind="quiet" disabled={isSubmitting} onClick={() => form.reset()}>
              {t('undo')}
            </Button>
            <p className="text-caption text-muted">{t('unsaved')}</p>
          </>
        )}
      </div>
    </form>
  );
}

function PlaceFields({ form }: { form: Form }) {
  const t = usePhrases('profile');
  const places = usePhrases('places');
  const { errors } = form.formState;
  const { country, area } = useWatch({ control: form.control }) as CompanyValues;

  function setArea(next: readonly string[]) {
    form.clearErrors('area');
    form.setValue('area', [...next], { shouldDirty: true });
  }

  function setCountry(next: string) {
    form.clearErrors('country');
    form.setValue('country', next, { shouldDirty: true });
    setArea([]);
  }

  return (
    <>
      <Field label={places('country')} required error={errors.country?.message} className="sm:max-w-sm">
        {(control) => <CountryField control={control} value={country} onChange={setCountry} />}
      </Field>
      {country === 'CN' && <AreaField value={area} onChange={setArea} error={errors.area?.message} />}
      <Field label={t('companyAddress')} hint={t('companyAddressHint')} error={errors.address?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('address')}
            maxLength={200}
            autoComplete="street-address"
          />
        )}
      </Field>
    </>
  );
}

function useCompanyForm(company: Company) {
  const t = usePhrases('profile');
  const api = useApi();
  const notify = useNotify();
  const takeCompany = useTakeCompany();
  const [refusal, setRefusal] = useState('');
  const form = useForm<CompanyValues>({ defaultValues: valuesOf(company) });

  async function save({ country, area, address }: CompanyValues) {
    setRefusal('');
    try {
      const body = { country, area: area.map(Number), address };
      const saved = await api.post<Company>('account/saveCompany', body, { quiet: true });
      takeCompany(saved);
      form.reset(valuesOf(saved));
      notify('success', t('companySaved'));
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      const show = (field: string, message: string) =>
        form.setError(field as keyof CompanyValues, { message }, { shouldFocus: true });
      setRefusal(showFaults(cause, { fields: ['country', 'area', 'address'], show }));
    }
  }

  return { form, refusal, save: form.handleSubmit(save) };
}

function valuesOf({ country, area, address }: Company): CompanyValues {
  return { country, area: area.map(String), address };
}
