import { Button } from '@serai/ui/button';
import { Checkbox } from '@serai/ui/checkbox';
import { Field } from '@serai/ui/field';
import { PasswordInput } from '@serai/ui/password-input';
import { useFormContext } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Password of a login, whether it is remembered, and the link to a new password; part of the surrounding form. */
export function LoginSecret({ onRetrieve }: { onRetrieve: () => void }) {
  const t = usePhrases('login');
  const common = usePhrases('common');
  const { register, formState } = useFormContext<{ password: string; keep: boolean }>();
  return (
    <>
      <Field label={t('password')} error={formState.errors.password?.message}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            {...register('password', { required: t('passwordRequired') })}
            maxLength={64}
            autoComplete="current-password"
            words={{ show: common('showPassword'), hide: common('hidePassword') }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Checkbox {...register('keep')} label={t('keep')} />
        <Button kind="quiet" size="compact" className="-mx-3" onClick={onRetrieve}>
          {t('toRetrieve')}
        </Button>
      </div>
    </>
  );
}
