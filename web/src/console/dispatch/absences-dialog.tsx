import { type AbsenceKind, absenceKinds } from '@serai/contract/vehicles/absence-kinds';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { AbsenceList } from './absence-list.tsx';
import { secondsAt, startOfShown } from './base-time.ts';
import { type Board, staleAfterDispatch } from './board.ts';
import { MomentFields } from './moment-fields.tsx';

/** Absences of the drivers and vehicles of a board, and a form to record another one. */
export function AbsencesDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const t = usePhrases('console-dispatch');
  const common = usePhrases('common');
  return (
    <Dialog
      open
      title={t('absences')}
      description={t('absencesText')}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid gap-6">
        <AbsenceForm board={board} />
        <AbsenceList board={board} />
      </div>
    </Dialog>
  );
}

function AbsenceForm({ board }: { board: Board }) {
  const t = usePhrases('console-dispatch');
  const notify = useNotify();
  const { tz } = board.base;
  const command = useCommand('console/dispatch/addAbsence', { stale: staleAfterDispatch, quiet: true });
  const start = startOfShown(board);
  const form = useForm({
    defaultValues: {
      kind: 'leave' as AbsenceKind,
      absent_id: '',
      fromDate: start.date,
      fromTime: start.time,
      untilDate: board.day,
      untilTime: '23:59',
      note: '',
    },
  });
  const { errors } = form.formState;
  const kind = form.watch('kind');
  const choices =
    kind === 'workshop'
      ? board.vehicles.map(({ id, plate_number, model }) => ({ id, label: `${plate_number} · ${model}` }))
      : board.drivers.map(({ id, name, phone }) => ({ id, label: `${name} · ${phone}` }));
  const required = (value: string) => value.trim() !== '' || t('required');
  const submit = form.handleSubmit(async ({ absent_id, fromDate, fromTime, untilDate, untilTime, note }) => {
    const from = secondsAt(fromDate, fromTime, tz);
    const until = secondsAt(untilDate, untilTime, tz);
    if (from === null || until === null) return form.setError('untilDate', { message: t('required') });
    const { failure } = await command.send({ kind, absent_id: Number(absent_id), from, until, note });
    if (failure) {
      return showFaults(form, failure, {
        fieldOf: (field) => (field === 'absent_id' || field === 'note' ? field : null),
        ofReason: { absence_period_wrong: 'untilDate' },
      });
    }
    notify('success', t('absenceAdded'));
    form.reset();
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        <Field label={t('absenceKind')}>
          {(control) => (
            <Select
              {...control}
              {...form.register('kind', { onChange: () => form.setValue('absent_id', '') })}
              options={absenceKinds.map((value) => ({ value, label: t(`absence_${value}`) }))}
            />
          )}
        </Field>
        <Field
          label={t(kind === 'workshop' ? 'vehicle' : 'driver')}
          required
          error={errors.absent_id?.message}
        >
          {(control) => (
            <Select
              {...control}
              {...form.register('absent_id', { validate: required })}
              options={[
                { value: '', label: t('choose') },
                ...choices.map(({ id, label }) => ({ value: String(id), label })),
              ]}
            />
          )}
        </Field>
      </div>
      <MomentFields
        labels={{ date: t('illFrom'), time: t('illFromTime') }}
        date={form.watch('fromDate')}
        time={form.watch('fromTime')}
        onDate={(day) => form.setValue('fromDate', day)}
        onTime={(time) => form.setValue('fromTime', time)}
      />
      <MomentFields
        labels={{ date: t('absenceUntil'), time: t('absenceUntilTime') }}
        date={form.watch('untilDate')}
        time={form.watch('untilTime')}
        error={errors.untilDate?.message}
        onDate={(day) => form.setValue('untilDate', day)}
        onTime={(time) => form.setValue('untilTime', time)}
      />
      <Field label={t('note')} error={errors.note?.message}>
        {(control) => <TextInput {...control} {...form.register('note')} maxLength={200} />}
      </Field>
      <RefusalOf form={form} />
      <div className="flex justify-end">
        <Button kind="primary" type="submit" busy={command.busy}>
          {t('addAbsence')}
        </Button>
      </div>
    </form>
  );
}
