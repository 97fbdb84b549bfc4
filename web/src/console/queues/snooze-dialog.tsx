import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { useForm } from 'react-hook-form';
import type { ApiFailure } from '../../platform/api/api.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useEmptyField } from '../keys/use-empty-field.ts';

/** Offered delays in minutes; the longest is a little shorter than the limit of 24 hours. */
const delays = [30, 60, 120, 240, 720, 1435] as const;

/** Until when entries are hidden, and why. */
export interface Snooze {
  snooze_until: number;
  reason: string;
}

interface SnoozeDialogProps {
  title: string;
  busy: boolean;
  /** Hides the entries; returns the refusal. */
  send: (snooze: Snooze) => Promise<ApiFailure | null>;
  onClose: () => void;
}

/** Hides one or several entries for some time, with the reason. */
export function SnoozeDialog({ title, busy, send, onClose }: SnoozeDialogProps) {
  const t = usePhrases('console-queues');
  const common = usePhrases('common');
  const empty = useEmptyField();
  const form = useForm({ defaultValues: { minutes: '60', reason: '' } });
  const submit = form.handleSubmit(async ({ minutes, reason }) => {
    const snooze_until = Math.round(Date.now() / 1000) + Number(minutes) * 60;
    const failure = await send({ snooze_until, reason });
    if (failure)
      return showFaults(form, failure, {
        fieldOf: (field) => (field === 'snooze_until' ? 'minutes' : 'reason'),
      });
    onClose();
  });
  return (
    <Dialog
      open
      title={title}
      description={t('snoozeText')}
      words={{ close: common('close') }}
      initialFocus={empty.initialFocus}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form ref={empty.form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('snoozeFor')} error={form.formState.errors.minutes?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('minutes')}
              options={delays.map((minutes) => ({ value: String(minutes), label: t(`minutes_${minutes}`) }))}
            />
          )}
        </Field>
        <Field label={t('reason')} required error={form.formState.errors.reason?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('reason', {
                validate: (reason) => reason.trim() !== '' || t('reasonRequired'),
              })}
              rows={2}
              maxLength={200}
            />
          )}
        </Field>
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('back')}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {t('snooze')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
