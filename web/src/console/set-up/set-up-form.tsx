import {
  email as emailRule,
  password as passwordRule,
  username as usernameRule,
} from '@serai/contract/validators';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useForm, useWatch } from 'react-hook-form';
import { NewPasswordField } from '../../features/accounts/new-password-field.tsx';
import { useSend } from '../../platform/api/use-send.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

interface SetUpValues {
  username: string;
  email: string;
  password: string;
}

const empty: SetUpValues = { username: '', email: '', password: '' };

/** `token` is the link's; `onDone` gets the new account's name. */
export function SetUpForm({ token, onDone }: { token: string; onDone: (username: string) => void }) {
  const t = usePhrases('set-up');
  const rules = usePhrases('login');
  const setUp = useSend('console/setUp', { quiet: true });
  const form = useForm<SetUpValues>({ defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function send(values: SetUpValues) {
    const { failure } = await setUp.send({ token, ...values });
    if (failure) return showFaults(form, failure);
    onDone(values.username);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      <Field label={t('username')} hint={rules('usernameHint')} error={errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('username', {
              validate: (value) => usernameRule.safeParse(value).success || rules('usernameInvalid'),
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('email')} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', {
              validate: (value) => emailRule.safeParse(value).success || rules('emailInvalid'),
            })}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <NewPasswordField
        control={form.register('password', {
          validate: (value) => passwordRule.safeParse(value).success || rules('passwordInvalid'),
        })}
        value={password}
        label={t('password')}
        error={errors.password?.message}
      />
      <RefusalOf form={form} />
      <Button type="submit" kind="primary" size="large" block busy={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
}
