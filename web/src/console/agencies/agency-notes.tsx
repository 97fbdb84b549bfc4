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
import { useMay } from '../../platform/session/use-session.tsx';
import type { AgencyReply } from './agency-reply.ts';

/** Notes of the staff on an agency, newest first, with a form for another one. */
export function AgencyNotes({ reply: { agency, notes } }: { reply: AgencyReply }) {
  const t = usePhrases('console-agencies');
  const { time } = useDates();
  const writes = useMay()('/console/agency/note');
  return (
    <Card title={t('notes')}>
      {writes && <NoteForm agencyId={agency.id} />}
      {notes.length === 0 && <p className="text-muted">{t('noNotes')}</p>}
      <ul aria-label={t('notes')} className="grid gap-3">
        {notes.map(({ id, text, by, at }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-caption text-muted">
              {by} · {time(at).slice(0, 16)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoteForm({ agencyId }: { agencyId: number }) {
  const t = usePhrases('console-agencies');
  const form = useForm({ defaultValues: { text: '' } });
  const command = useCommand('console/agency/addNote', { stale: ['console/agency/detail'], quiet: true });
  const submit = form.handleSubmit(async ({ text }) => {
    const { failure } = await command.send({ agency_id: agencyId, text });
    if (failure) return showFaults(form, failure);
    form.reset();
  });
  return (
    <form noValidate className="mb-4 grid gap-3" onSubmit={(event) => void submit(event)}>
      <Field label={t('note')} hint={t('noteHint')} error={form.formState.errors.text?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('text', { validate: (text) => text.trim() !== '' || t('required') })}
            rows={2}
            maxLength={500}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <div className="flex justify-end">
        <Button type="submit" busy={command.busy}>
          {t('addNote')}
        </Button>
      </div>
    </form>
  );
}
