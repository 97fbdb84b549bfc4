import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Posted } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { DateInput } from '../../platform/form/date-input.tsx';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { addDays } from '../../platform/format/civil-days.ts';
import { timeText } from '../../platform/format/dates.ts';
import { zonedInstant } from '../../platform/format/zoned-instant.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type Board, staleAfterDispatch } from './board.ts';
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
  const start = startOf(board);
  const form = useForm({
    defaultValues: { driver_id: '', date: start.date, time: start.time, until: board.day, reason: '' },
  });
  const { errors } = form.formState;
  const [driverId, date, time, until] = form.watch(['driver_id', 'date', 'time', 'until']);
  const period = { from: secondsOf(date, time, tz), to: endOf(until, tz) };
  const driving = board.drivers.filter(({ id }) => board.rides.some(({ driver }) => driver?.id === id));
  const required = (value: string) => value.trim() !== '' || t('required');
  const submit = form.handleSubmit(async ({ driver_id, reason }) => {
    if (period.from === null) return;
    const { from, to } = period;
    const body = { driver_id: Number(driver_id), from, ...(to === null ? {} : { to }), reason };
    const { reply, failure } = await command.send(body);
    if (failure) return showFaults(form, failure, { fieldOf: (field) => fields[field] ?? null });
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
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <Field label={t('illFrom')} required error={errors.date?.message}>
          {(control) => (
            <DateInput {...control} value={date} onChange={(day) => form.setValue('date', day)} />
          )}
        </Field>
        <Field label={t('illFromTime')} required error={errors.time?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('time', { validate: required })} type="time" />
          )}
        </Field>
      </div>
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

/** The current minute at the base; on the board of another day its first minute. */
function startOf({ day, from, to, base }: Board): { date: string; time: string } {
  const now = Date.now() / 1000;
  if (now < from.utc || now >= to.utc) return { date: day, time: '00:00' };
  const text = timeText(Math.floor(now), 'en', base.tz);
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Seconds since 1970 of a time at the base; null if incomplete. */
function secondsOf(date: string, time: string, tz: string): number | null {
  const ms = date && time ? zonedInstant(date, time, tz) : Number.NaN;
  return Number.isFinite(ms) ? ms / 1000 : null;
}

/** Last second before six in the morning after the last day; null without an end. */
function endOf(day: string, tz: string): number | null {
  const next = day ? secondsOf(addDays(day, 1), '06:00', tz) : null;
  return next === null ? null : next - 1;
}
