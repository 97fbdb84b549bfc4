import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { MobileField } from './address-fields.tsx';
import { checkMobile } from './check-address.ts';
import { WayChoice } from './way-choice.tsx';

/** Login name: an account name or email address, or a mobile number. */
export interface LoginName {
  way: 'account' | 'mobile';
  account: string;
  /** Digits only. */
  areaNum: string;
  mobile: string;
}

/** Fields for the login name, inside a form. */
export function LoginNameFields({ byMobile }: { byMobile: boolean }) {
  const t = usePhrases('login');
  const { control, register, setValue, formState } = useFormContext<LoginName>();
  const { errors } = formState;
  const [way, areaNum] = useWatch({ control, name: ['way', 'areaNum'] });
  // Both are always registered, in this order, so that the topmost of several invalid fields gets the focus.
  const accountControl = register('account', {
    validate: (value) => way !== 'account' || value.trim() !== '' || t('accountRequired'),
  });
  const mobileControl = register('mobile', {
    validate: (value) => way !== 'mobile' || checkMobile(value, t),
  });
  return (
    <>
      <WayChoice<LoginName['way']>
        legend={t('loginBy')}
        ways={[
          { value: 'account', label: t('byAccount') },
          ...(byMobile ? ([{ value: 'mobile', label: t('byMobile') }] as const) : []),
        ]}
        value={way}
        onChange={(next) => setValue('way', next)}
      />
      {way === 'mobile' ? (
        <MobileField
          key="mobile"
          areaNum={areaNum}
          onAreaNum={(next) => setValue('areaNum', next)}
          control={mobileControl}
          error={errors.mobile?.message}
        />
      ) : (
        <Field key="account" label={t('account')} error={errors.account?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...accountControl}
              maxLength={120}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      )}
    </>
  );
}
