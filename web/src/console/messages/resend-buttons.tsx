import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSend } from '../../platform/api/use-send.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import type { UndeliveredRow } from './undelivered-row.ts';

const stale = ['console/message/undelivered', 'console/order/messages', 'console/queue/list'] as const;

type Resendable = Pick<UndeliveredRow, 'id' | 'recipient' | 'can_resend' | 'can_redirect'>;

/** Sends an undelivered message again, or an email that is no user's to another address. */
export function ResendButtons({ row }: { row: Resendable }) {
  const t = usePhrases('console-messages');
  const notify = useNotify();
  const command = useSend('console/message/resend', { stale });
  const [open, setOpen] = useState(false);
  const { id, recipient: to, can_resend: canResend, can_redirect: canRedirect } = row;
  if (!canResend) return <span className="text-muted">{t('over')}</span>;

  async function resend() {
    const { failure } = await command.send({ id });
    if (!failure) notify('success', t('resent'));
  }

  return (
    <div className="flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
      <Button
        size="compact"
        busy={command.busy}
        aria-label={t('resendOf', { to })}
        onClick={() => void resend()}
      >
        {t('resend')}
      </Button>
      {canRedirect && (
        <Button
          kind="quiet"
          size="compact"
          aria-label={t('redirectOf', { to })}
          onClick={() => setOpen(true)}
        >
          {t('redirect')}
        </Button>
      )}
      {open && <RedirectDialog id={id} recipient={to} onClose={() => setOpen(false)} />}
    </div>
  );
}

function RedirectDialog(props: { id: number; recipient: string; onClose: () => void }) {
  const { id, recipient, onClose } = props;
  const t = usePhrases('console-messages');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSend('console/message/resend', { quiet: true, stale });
  const form = useForm({ defaultValues: { to: '' } });
  const submit = form.handleSubmit(async ({ to }) => {
    const { failure } = await command.send({ id, to });
    if (failure) return showFaults(form, failure);
    notify('success', t('resent'));
    onClose();
  });
  return (
    <Dialog
      open
      title={t('redirectAsk')}
      description={t('redirectHelp', { to: recipient })}
      words={{ close: common('close') }}
      onOpenChange={(next) => !next && onClose()}
      actions={
        <>
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" form="redirect" busy={command.busy}>
            {t('redirect')}
          </Button>
        </>
      }
    >
      <form id="redirect" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('address')} required error={form.formState.errors.to?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('to')}
              type="email"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <RefusalOf form={form} />
      </form>
    </Dialog>
  );
}
