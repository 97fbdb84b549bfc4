import { maxNoteLength } from '@serai/contract/bounds';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { DeskReply } from './actions/action-form.ts';

/** Internal notes of the staff on an order, newest first, with a form for those who may add one. */
export function OrderNotes({ reply: { order, notes, staff_actions } }: { reply: DeskReply }) {
  const t = usePhrases('console-orders');
  const { time } = useDates();
  return (
    <Card title={t('notes')}>
      <p className="text-caption text-muted">{t('notesHelp')}</p>
      {staff_actions.some(({ action }) => action === 'addNote') && <NoteForm orderId={order.id} />}
      {notes.length === 0 && <p className="mt-3 text-muted">{t('noNotes')}</p>}
      <ul className="mt-3 grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="border-l-2 border-amber pl-3">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
            <p className="text-caption text-muted">{`${note.by} · ${time(note.at).slice(0, 16)}`}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoteForm({ orderId }: { orderId: number }) {
  const t = usePhrases('console-orders');
  const sender = useCommand('console/order/addNote', { stale: ['console/order/detail'], quiet: true });
  const form = useForm({ defaultValues: { note: '' } });
  const submit = form.handleSubmit(async ({ note }) => {
    const { failure } = await sender.send({ id: orderId, note });
    if (failure) return showFaults(form, failure);
    form.reset();
  });
  return (
    <form noValidate className="not-printed mt-3 grid gap-3" onSubmit={(event) => void submit(event)}>
      <Field label={t('note')} error={form.formState.errors.note?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('note', { validate: (text) => text.trim() !== '' || t('noteRequired') })}
            rows={2}
            maxLength={maxNoteLength}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <Button type="submit" busy={sender.busy} className="justify-self-start">
        {t('addNote')}
      </Button>
    </form>
  );
}
