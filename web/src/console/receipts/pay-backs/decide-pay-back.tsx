import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useForm } from 'react-hook-form';
import type { Got } from '../../../platform/api/calls.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';

export type PayBack = Got<'console/payBack/list'>['list'][number];
export type PayBackDecision = 'confirm' | 'reject';

interface DecidePayBackProps {
  payBack: PayBack;
  decision: PayBackDecision;
  onClose: () => void;
}

/** Reads that are out of date after a repayment was asked for or decided. */
export const staleAfterPayBack = [
  'console/payBack/list',
  'console/secondPerson/list',
  'console/agency/detail',
  'console/queue/list',
] as const;

/** Confirms or rejects the repayment that a colleague has asked for. */
export function DecidePayBack({ payBack, decision, onClose }: DecidePayBackProps) {
  const t = usePhrases('console-pay-backs');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const form = useForm({ defaultValues: { note: '' } });
  const command = useCommand('console/payBack/decide', { quiet: true, stale: staleAfterPayBack });
  const submit = form.handleSubmit(async ({ note }) => {
    const { failure } = await command.send({ pay_back_id: payBack.id, decision, note });
    if (failure) return showFaults(form, failure);
    notify('success', t(decision === 'confirm' ? 'paid' : 'rejected'));
    onClose();
  });
  const facts = { name: payBack.agency.name, sum: money.text(payBack.amount) };
  return (
    <Dialog
      open
      title={decision === 'confirm' ? t('confirmTitle', facts) : t('rejectTitle', facts)}
      description={t(decision === 'confirm' ? 'confirmText' : 'rejectText')}
      words={{ close: common('close') }}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('note')} hint={t('noteHint')} required error={form.formState.errors.note?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('note', { validate: (text) => text.trim() !== '' || t('required') })}
              rows={2}
              maxLength={200}
            />
          )}
        </Field>
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind={decision === 'confirm' ? 'primary' : 'danger'} type="submit" busy={command.busy}>
            {t(decision)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
