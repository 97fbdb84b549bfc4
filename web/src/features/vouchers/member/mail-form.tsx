import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../platform/api/use-command.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';

/** Emails the voucher to the guest, always without a price. */
export function MailForm({ id }: { id: number }) {
  const t = usePhrases('voucher');
  const notify = useNotify();
  const sending = useCommand('voucher/share', { quiet: true, stale: ['voucher/show'] });
  const form = useForm({ defaultValues: { email: '' } });

  async function send({ email }: { email: string }) {
    const { failure } = await sending.send({ id, email: email.trim() });
    if (failure) return showFaults(form, failure);
    form.reset();
    notify('success', t('mailed', { email: email.trim() }));
  }

  return (
    <form noValidate className="grid gap-2" onSubmit={form.handleSubmit(send)}>
      <Field label={t('mail')} hint={t('mailHelp')} error={form.formState.errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', {
              validate: (value) => /^\S+@\S+$/.test(value.trim()) || t('mailRequired'),
            })}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <Button type="submit" icon="mail" busy={form.formState.isSubmitting}>
        {t('mailSend')}
      </Button>
    </form>
  );
}
