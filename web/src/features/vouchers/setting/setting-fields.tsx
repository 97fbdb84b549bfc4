import { MAX_TERMS } from '@serai/contract/vouchers/design';
import { Card } from '@serai/ui/card';
import { Checkbox } from '@serai/ui/checkbox';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AccentField } from './accent-field.tsx';
import { LanguagesField } from './languages-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { SettingForm } from './setting-form.ts';

/** Fields of an agency's voucher setting, in the order of the voucher. */
export function SettingFields({ form }: { form: SettingForm }) {
  const t = usePhrases('voucher-setting');
  return (
    <>
      <Card title={t('partLook')}>
        <div className="grid gap-5">
          <PictureField form={form} name="logo" />
          <PictureField form={form} name="banner" />
          <AccentField form={form} />
        </div>
      </Card>
      <Card title={t('partCompany')}>
        <CompanyFields form={form} />
      </Card>
      <Card title={t('partContent')}>
        <div className="grid gap-5">
          <LanguagesField form={form} />
          <div>
            <Checkbox label={t('showPrice')} {...form.register('show_price')} />
            <p className="ml-7 text-caption text-muted">{t('showPriceHelp')}</p>
          </div>
          <div>
            <Checkbox label={t('showPolicy')} {...form.register('show_policy')} />
            <p className="ml-7 text-caption text-muted">{t('showPolicyHelp')}</p>
          </div>
          <LongText form={form} name="terms_zh" most={MAX_TERMS} />
          <LongText form={form} name="terms_en" most={MAX_TERMS} />
          <LongText form={form} name="footer" most={300} />
        </div>
      </Card>
    </>
  );
}

function CompanyFields({ form }: { form: SettingForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ShortText form={form} name="company_zh" most={100} />
      <ShortText form={form} name="company_en" most={100} />
      <ShortText form={form} name="address" most={200} wide />
      <ShortText form={form} name="phone" most={40} type="tel" />
      <ShortText form={form} name="email" most={254} type="email" />
    </div>
  );
}

interface ShortTextProps {
  form: SettingForm;
  name: 'company_zh' | 'company_en' | 'address' | 'phone' | 'email';
  most: number;
  type?: 'tel' | 'email';
  wide?: boolean;
}

function ShortText({ form, name, most, type, wide = false }: ShortTextProps) {
  const t = usePhrases('voucher-setting');
  return (
    <Field
      label={t(name)}
      error={form.formState.errors[name]?.message}
      className={wide ? 'sm:col-span-2' : ''}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.register(name)}
          {...(type ? { type } : {})}
          maxLength={most}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

interface LongTextProps {
  form: SettingForm;
  name: 'terms_zh' | 'terms_en' | 'footer';
  most: number;
}

function LongText({ form, name, most }: LongTextProps) {
  const t = usePhrases('voucher-setting');
  return (
    <Field label={t(name)} hint={t(`${name}Hint`)} error={form.formState.errors[name]?.message}>
      {(control) => <TextArea {...control} {...form.register(name)} maxLength={most} />}
    </Field>
  );
}
