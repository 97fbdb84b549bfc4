import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import type { Posted } from '../../../platform/api/calls.ts';
import { useSend } from '../../../platform/api/use-send.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PasswordField } from './password-field.tsx';

interface ProofValues {
  password: string;
  code: string;
}

/** Calls that need nothing but the proof. */
type ProvedPath = 'account/removeTotp' | 'account/renewRecoveryCodes';

/** Password and a code, which every change of the second factor requires. */
export function ProofForm<Path extends ProvedPath>(props: {
  path: Path;
  /** Label of the button. */
  action: string;
  danger?: boolean;
  /** Focused when the dialog opens. */
  input: RefObject<HTMLInputElement | null>;
  onDone: (reply: Posted<Path>) => void;
}) {
  const { path, action, danger = false, input, onDone } = props;
  const t = usePhrases('second-factor');
  const change = useSend(path, { quiet: true });
  const form = useForm<ProofValues>({ defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send(values: ProofValues) {
    const { reply, failure } = await change.send(values);
    if (failure) return showFaults(form, failure);
    onDone(reply);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      <PasswordField
        control={form.register('password', { required: t('passwordRequired') })}
        error={errors.password?.message}
        input={input}
      />
      <Field label={t('codeOrRecovery')} hint={t('codeOrRecoveryHint')} error={errors.code?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code', {
              validate: (value) => value.trim() !== '' || t('codeOrRecoveryRequired'),
            })}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={24}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <div className="flex justify-end max-sm:*:flex-1">
        <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  );
}
