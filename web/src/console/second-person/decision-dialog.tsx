import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';

export type Decision = 'approve' | 'decline' | 'withdraw';

const done = { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' } as const;

/** Asks for a note and decides a request. */
export function DecisionDialog(props: { id: number; what: string; decision: Decision; onClose: () => void }) {
  const { id, what, decision, onClose } = props;
  const t = usePhrases('console-second-person');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useCommand('console/secondPerson/decide', {
    stale: ['console/secondPerson/list', 'console/secondPerson/dayTotals'],
    quiet: true,
  });
  const form = useForm({ defaultValues: { note: '' } });
  const submit = form.handleSubmit(async ({ note }) => {
    const answer = decision === 'approve' ? 'confirm' : 'reject';
    const { failure } = await command.send({ id, decision: answer, note });
    if (failure) return showFaults(form, failure);
    notify('success', t(done[decision]));
    onClose();
  });
  return (
    <Dialog
      open
      title={t(`${decision}Title`, { what })}
      description={t(decision === 'approve' ? 'approveText' : 'declineText')}
      words={{ close: common('close') }}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('note')} hint={t('noteHint')} required error={form.formState.errors.note?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('note', {
                validate: (note) => note.trim() !== '' || t('noteRequired'),
              })}
              rows={2}
              maxLength={200}
            />
          )}
        </Field>
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t(decision)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
