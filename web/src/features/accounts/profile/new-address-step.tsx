import type { BindingType } from '@serai/contract/accounts/profile';
import type { UserInfo } from '@serai/contract/site/site';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { PasswordInput } from '@serai/ui/password-input';
import { useEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { BodyOf } from '../../../platform/api/calls.ts';
import { useSend } from '../../../platform/api/use-send.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { EmailField, MobileField } from '../address-fields.tsx';
import { type AddressValues, addressOf, emptyAddress } from '../address-rules.ts';
import { checkEmail, checkMobile } from '../check-address.ts';
import { CodeField } from '../code-field.tsx';

interface NewAddressValues extends AddressValues {
  captcha: string;
  password: string;
}

interface NewAddressStepProps {
  type: BindingType;
  /** Proof of the current address; null if there is none and the password proves the owner. */
  proof: string | null;
  onDone: (user: UserInfo) => void;
  /** The proof has expired: it must be given again. */
  onUnproved: (message: string) => void;
}

const empty: NewAddressValues = { ...emptyAddress, captcha: '', password: '' };

/** The new address with the code sent to it. */
export function NewAddressStep({ type, proof, onDone, onUnproved }: NewAddressStepProps) {
  const t = usePhrases('profile');
  const bind = useSend('account/changeBind', { quiet: true });
  const form = useForm<NewAddressValues>({ defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const [email, areaNum, mobile] = useWatch({
    control: form.control,
    name: ['email', 'areaNum', 'mobile'],
  });
  // The focused element disappeared with the previous step.
  useEffect(() => {
    if (proof === null) return;
    // Waits for a frame, because the dialog first moves the focus itself.
    const frame = requestAnimationFrame(() => form.setFocus(type));
    return () => cancelAnimationFrame(frame);
  }, [form, proof, type]);

  async function change(values: NewAddressValues) {
    const { reply, failure } = await bind.send(wireOf(type, values, proof));
    if (!failure) return onDone(reply.userInfo);
    if (failure.reason === 'binding_unproved') return onUnproved(t('proofExpired'));
    showFaults(form, failure);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(change)}>
      {proof === null && <OwnPassword form={form} />}
      <NewAddress type={type} form={form} areaNum={areaNum} />
      <CodeField
        control={form.register('captcha', { required: t('codeRequired') })}
        error={errors.captcha?.message}
        purpose="change"
        address={addressOf(type, { email, areaNum, mobile })}
        check={() => form.trigger(type)}
        onAddressRefused={(failure) => showFaults(form, failure, { fieldOf: () => type })}
      />
      <RefusalOf form={form} />
      <Button type="submit" kind="primary" block busy={isSubmitting}>
        {t(proof === null ? 'confirmBind' : 'confirmChange')}
      </Button>
    </form>
  );
}

function NewAddress(props: { type: BindingType; form: UseFormReturn<NewAddressValues>; areaNum: string }) {
  const { type, form, areaNum } = props;
  const login = usePhrases('login');
  const { errors } = form.formState;
  if (type === 'email') {
    return (
      <EmailField
        control={form.register('email', { validate: (value) => checkEmail(value, login) })}
        error={errors.email?.message}
      />
    );
  }
  return (
    <MobileField
      areaNum={areaNum}
      onAreaNum={(next) => form.setValue('areaNum', next)}
      control={form.register('mobile', { validate: (value) => checkMobile(value, login) })}
      error={errors.mobile?.message}
    />
  );
}

function OwnPassword({ form }: { form: UseFormReturn<NewAddressValues> }) {
  const t = usePhrases('profile');
  const common = usePhrases('common');
  return (
    <Field
      label={t('provePassword')}
      hint={t('provePasswordHint')}
      error={form.formState.errors.password?.message}
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...form.register('password', { required: t('passwordRequired') })}
          autoComplete="current-password"
          words={{ show: common('showPassword'), hide: common('hidePassword') }}
        />
      )}
    </Field>
  );
}

function wireOf(
  type: BindingType,
  { email, areaNum, mobile, captcha, password }: NewAddressValues,
  proof: string | null,
): BodyOf<'account/changeBind'> {
  return {
    type,
    captcha,
    ...(type === 'email' ? { email } : { mobile, area_num: areaNum }),
    ...(proof === null ? { password } : { accountVerificationToken: proof }),
  };
}
