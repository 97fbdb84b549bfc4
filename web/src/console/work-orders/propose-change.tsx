import { readAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { useEmptyField } from '../keys/use-empty-field.ts';
import { type DeskWorkOrderReply, staleAfterAct } from './desk-work-order.ts';

/** Kinds of change that give an amount; the others are asked for by the agency itself. */
const kinds = ['goodwill', 'refund', 'waive_fee'] as const;

/** Puts down a gift, a refund or a waived fee for the order; its effects are shown before it is carried out. */
export function ProposeChange({ reply }: { reply: DeskWorkOrderReply }) {
  const t = usePhrases('console-work-orders');
  const [open, setOpen] = useState(false);
  if (!reply.actions.includes('propose')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('propose')}</Button>
      {open && <ProposeDialog id={reply.work_order.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function ProposeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = usePhrases('console-work-orders');
  const words = usePhrases('work-order');
  const common = usePhrases('common');
  const notify = useNotify();
  const empty = useEmptyField();
  const currency = useSession().site?.currency ?? 'USD';
  const command = useCommand('console/workOrder/propose', { quiet: true, stale: staleAfterAct });
  const form = useForm({ defaultValues: { kind: 'goodwill', amount: '' } });
  const submit = form.handleSubmit(async ({ kind, amount }) => {
    const chosen = kinds.find((one) => one === kind) ?? 'goodwill';
    const { failure } = await command.send({
      id,
      command: { kind: chosen, amount: readAmount(amount, currency) ?? 0 },
    });
    if (failure) return showFaults(form, failure);
    notify('success', t('proposed'));
    onClose();
  });
  return (
    <Dialog
      open
      guarded={form.formState.isDirty}
      title={t('propose')}
      description={t('proposeHelp')}
      words={{ close: common('close') }}
      initialFocus={empty.initialFocus}
      onOpenChange={(next) => !next && onClose()}
      actions={
        <>
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" form="proposal" busy={command.busy}>
            {t('proposeSend')}
          </Button>
        </>
      }
    >
      <form
        ref={empty.form}
        id="proposal"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={t('proposeKind')} required>
          {(control) => (
            <Select
              {...control}
              {...form.register('kind')}
              options={kinds.map((kind) => ({ value: kind, label: words(`kind_${kind}`) }))}
            />
          )}
        </Field>
        <Field
          label={t('proposeAmount', { currency })}
          required
          error={form.formState.errors.amount?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('amount', {
                validate: (text) => (readAmount(text, currency) ?? 0) > 0 || t('amountRequired'),
              })}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </Field>
        <RefusalOf form={form} />
      </form>
    </Dialog>
  );
}
