import type { Company } from '@serai/contract/accounts/company';
import { Field } from '@serai/ui/field';
import { KeyValues } from '@serai/ui/key-values';
import { TextInput } from '@serai/ui/text-input';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useSend } from '../../../platform/api/use-send.ts';
import { useApp } from '../../../platform/app.tsx';
import { zoneName } from '../../../platform/format/zones.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { AreaField } from '../../places/area-field.tsx';
import { CountryField } from '../../places/country-field.tsx';
import { useTakeCompany } from './own-company.ts';
import { UndoForm } from './undo-form.tsx';

interface CompanyValues {
  /** ISO 3166-1 code of two letters; empty for none. */
  country: string;
  /** Six-digit codes, as in the lists. */
  area: string[];
  address: string;
}

type Form = UseFormReturn<CompanyValues>;

interface CompanyFormProps {
  company: Company;
  onDirty: (isDirty: boolean) => void;
}

/** The company's address: country, in China province, city and district, and the street. */
export function CompanyForm({ company, onDirty }: CompanyFormProps) {
  const t = usePhrases('profile');
  const { lang } = useApp();
  const saving = useSend('account/saveCompany', { quiet: true });
  const notify = useNotify();
  const takeCompany = useTakeCompany();
  const form = useForm<CompanyValues>({ defaultValues: valuesOf(company) });

  async function save({ country, area, address }: CompanyValues) {
    const body = { country, area: area.map(Number), address };
    const { reply, failure } = await saving.send(body);
    if (failure) return failure;
    takeCompany(reply);
    form.reset(valuesOf(reply));
    notify('success', t('companySaved'));
    return null;
  }

  return (
    <UndoForm form={form} save={save} saveLabel={t('companySave')} onDirty={onDirty}>
      <KeyValues
        items={[
          { key: 'name', name: t('companyName'), value: company.name },
          { key: 'zone', name: t('companyZone'), value: zoneName(company.tz, lang) },
        ]}
      />
      <p className="text-caption text-muted">{t('companyZoneHelp')}</p>
      <PlaceFields form={form} />
    </UndoForm>
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

function valuesOf({ country, area, address }: Company): CompanyValues {
  return { country, area: area.map(String), address };
}
