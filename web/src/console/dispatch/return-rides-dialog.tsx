import { Button } from '@serai/ui/button';
import { Checkbox } from '@serai/ui/checkbox';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Posted } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { DateInput } from '../../platform/form/date-input.tsx';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { addDays } from '../../platform/format/civil-days.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { secondsAt, startOfShown } from './base-time.ts';
import { type Board, staleAfterDispatch } from './board.ts';
import { MomentFields } from './moment-fields.tsx';
import { ReturnedPreview } from './returned-preview.tsx';

type Result = Posted<'console/dispatch/returnRides'>;

/** Takes the rides of a driver who falls ill from the driver: which ones is shown before it is done. */
export function ReturnRidesDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const t = usePhrases('console-dispatch');
  const common = usePhrases('common');
  const [result, setResult] = useState<Result | null>(null);
  return (
    <Dialog
      open
      title={t('illTitle')}
      description={t('illText')}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
    >
      {result ? (
        <Outcome result={result} onClose={onClose} />
      ) : (
        <IllForm board={board} onClose={onClose} onDone={setResult} />
      )}
    </Dialog>
  );
}

function IllForm(props: { board: Board; onClose: () => void; onDone: (result: Result) => void }) {
  const { board, onClose, onDone } = props;
  const t = usePhrases('console-dispatch');
  const common = usePhrases('common');
  const { tz } = board.base;
  const command = useCommand('console/dispatch/returnRides', { stale: staleAfterDispatch, quiet: true });
  const start = startOfShown(board);
  const form = useForm({
    defaultValues: {
      driver_id: '',
      date: start.date,
      time: start.time,
      until: board.day,
      reason: '',
      is_ill: true,
    },
  });
  const { errors } = form.formState;
  const [driverId, date, time, until] = form.watch(['driver_id', 'date', 'time', 'until']);
  const period = { from: secondsAt(date, time, tz), to: endOf(until, tz) };
  const driving = board.drivers.filter(({ id }) => board.rides.some(({ driver }) => driver?.id === id));
  const required = (value: string) => value.trim() !== '' || t('required');
  const submit = form.handleSubmit(async ({ driver_id, reason, is_ill: isIll }) => {
    const { from, to } = period;
    if (from === null) return form.setError('date', { message: t('required') });
    const ends = to === null ? {} : { to, is_ill: isIll };
    const body = { driver_id: Number(driver_id), from, ...ends, reason };
    const { reply, failure } = await command.send(body);
    if (failure)
      return showFaults(form, failure, {
        fieldOf: (field) => fields[field] ?? null,
        ofReason: { absence_period_wrong: 'until' },
      });
    onDone(reply);
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={t('driver')} required error={errors.driver_id?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('driver_id', { validate: required })}
            options={[
              { value: '', label: t('chooseDriver') },
              ...driving.map(({ id, name, phone }) => ({ value: String(id), label: `${name} · ${phone}` })),
            ]}
          />
        )}
      </Field>
      <MomentFields
        labels={{ date: t('illFrom'), time: t('illFromTime') }}
        date={date}
        time={time}
        error={errors.date?.message}
        onDate={(day) => form.setValue('date', day)}
        onTime={(next) => form.setValue('time', next)}
      />
      <Field
        label={t('illUntil')}
        hint={t('illUntilHint')}
        optionalWord={common('optional')}
        error={errors.until?.message}
      >
        {(control) => (
          <DateInput {...control} value={until} onChange={(day) => form.setValue('until', day)} />
        )}
      </Field>
      <Field label={t('reason')} required error={errors.reason?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('reason', { validate: required })}
            rows={2}
            maxLength={200}
          />
        )}
      </Field>
      {until && <Checkbox {...form.register('is_ill')} label={t('recordIll')} />}
      {driverId !== '' && period.from !== null && (
        <ReturnedPreview board={board} driverId={Number(driverId)} from={period.from} to={period.to} />
      )}
      <RefusalOf form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{common('back')}</Button>
        <Button kind="primary" type="submit" busy={command.busy}>
          {t('returnRides')}
        </Button>
      </div>
    </form>
  );
}

function Outcome({ result, onClose }: { result: Result; onClose: () => void }) {
  const t = usePhrases('console-dispatch');
  const common = usePhrases('common');
  return (
    <div className="grid gap-4">
      <p role="status">{t('returned', { count: result.returned.length })}</p>
      {result.left.length > 0 && (
        <div>
          <p>{t('returnedNot')}</p>
          <ul className="mt-1 list-disc pl-5">
            {result.left.map(({ id, order_sn, status }) => (
              <li key={id}>{`${order_sn} · ${t(`status_${status}`)}`}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex justify-end">
        <Button kind="primary" onClick={onClose}>
          {common('close')}
        </Button>
      </div>
    </div>
  );
}

/** Fields of the form for those of the call. */
const fields: Readonly<Record<string, 'driver_id' | 'date' | 'until' | 'reason'>> = {
  driver_id: 'driver_id',
  from: 'date',
  to: 'until',
  reason: 'reason',
};

/** Last second before six in the morning after the last day; null without an end. */
function endOf(day: string, tz: string): number | null {
  const next = day ? secondsAt(addDays(day, 1), '06:00', tz) : null;
  return next === null ? null : next - 1;
}
