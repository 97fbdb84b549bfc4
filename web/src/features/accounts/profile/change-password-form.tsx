import { patterns } from '@serai/contract/validator-rules';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { PasswordInput } from '@serai/ui/password-input';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useSend } from '../../../platform/api/use-send.ts';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { NewPasswordField } from '../new-password-field.tsx';

interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const empty: PasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** The current password, and the new one twice. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = usePhrases('change-password');
  const common = usePhrases('common');
  const save = useSend('account/changePassword', { quiet: true, stale: ['account/sessions'] });
  const form = useForm<PasswordValues>({ defaultValues: empty });
  const { errors, isDirty, isSubmitting } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  useHoldReload(isDirty);

  async function change(values: PasswordValues) {
    const { failure } = await save.send(values);
    if (failure) return showFaults(form, failure);
    onDone();
  }

  function judgeNew(value: string): true | string {
    if (!patterns.password.test(value)) return t('newInvalid');
    return value !== form.getValues('oldPassword') || t('newSame');
  }

  return (
    <form noValidate className="grid max-w-lg gap-4" onSubmit={form.handleSubmit(change)}>
      <p className="text-muted">{t('help')}</p>
      <Field label={t('old')} error={errors.oldPassword?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('oldPassword', { required: t('oldRequired') })}
            autoComplete="current-password"
            words={{ show: common('showPassword'), hide: common('hidePassword') }}
          />
        )}
      </Field>
      <NewPasswordField
        control={form.register('newPassword', { validate: judgeNew, deps: ['confirmPassword'] })}
        value={newPassword}
        label={t('new')}
        error={errors.newPassword?.message}
      />
      <ConfirmField form={form} />
      <RefusalOf form={form} />
      <Button type="submit" kind="primary" busy={isSubmitting} className="justify-self-start max-sm:w-full">
        {t('submit')}
      </Button>
      <p className="text-caption text-muted">
        <strong className="font-strong">{t('forgotten')}</strong> {t('forgottenHelp')}
      </p>
    </form>
  );
}

function ConfirmField({ form }: { form: UseFormReturn<PasswordValues> }) {
  const t = usePhrases('change-password');
  const common = usePhrases('common');
  return (
    <Field label={t('confirm')} error={form.formState.errors.confirmPassword?.message}>
      {(control) => (
        <PasswordInput
          {...control}
          {...form.register('confirmPassword', {
            required: t('confirmRequired'),
            validate: (value) => value === form.getValues('newPassword') || t('confirmDiffers'),
          })}
          autoComplete="new-password"
          words={{ show: common('showPassword'), hide: common('hidePassword') }}
        />
      )}
    </Field>
  );
}
