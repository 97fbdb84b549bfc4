import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useEmptyField } from '../keys/use-empty-field.ts';
import type { Colleague } from './queue-words.ts';

interface ShiftDialogProps {
  /** Staff besides the reader who answer queues. */
  colleagues: readonly Colleague[];
  onClose: () => void;
}

/** Hands all entries of the reader over to a colleague, with one note. */
export function ShiftDialog({ colleagues, onClose }: ShiftDialogProps) {
  const t = usePhrases('console-queues');
  const common = usePhrases('common');
  const empty = useEmptyField();
  const notify = useNotify();
  const command = useCommand('console/queue/handOverShift', { stale: ['console/queue/list'], quiet: true });
  const form = useForm({ defaultValues: { operator_id: '', note: '' } });
  const submit = form.handleSubmit(async ({ operator_id, note }) => {
    const { reply, failure } = await command.send({ operator_id: Number(operator_id), note });
    if (failure) return showFaults(form, failure);
    const name = colleagues.find(({ id }) => id === Number(operator_id))?.name ?? '';
    const { handed_over: count, kept } = reply;
    notify('success', count === 0 ? t('shiftNothing') : t('shiftDone', { count, name }));
    if (kept > 0) notify('warning', t('shiftKept', { count: kept }));
    onClose();
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      guarded={form.formState.isDirty}
      title={t('shiftTitle')}
      description={t('shiftText')}
      words={{ close: common('close') }}
      initialFocus={empty.initialFocus}
      onOpenChange={(open) => !open && onClose()}
    >
      <form ref={empty.form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('colleague')} required error={errors.operator_id?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('operator_id', { validate: (to) => to !== '' || t('colleagueRequired') })}
              options={[
                { value: '', label: t('choose') },
                ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </Field>
        <Field label={t('shiftNote')} required hint={t('shiftNoteHint')} error={errors.note?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('note', { validate: (note) => note.trim() !== '' || t('reasonRequired') })}
              rows={4}
              maxLength={500}
            />
          )}
        </Field>
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t('shift')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
