import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import type { Colleague, QueueEntry } from './queue-words.ts';

interface HandOverDialogProps {
  entry: QueueEntry;
  colleagues: readonly Colleague[];
  onClose: () => void;
}

/** Selects the colleague who takes over an entry. */
export function HandOverDialog({ entry, colleagues, onClose }: HandOverDialogProps) {
  const t = usePhrases('console-queues');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useCommand('console/queue/handOver', { stale: ['console/queue/list'], quiet: true });
  const form = useForm({ defaultValues: { to: '' } });
  const submit = form.handleSubmit(async ({ to }) => {
    const { queue, object_id } = entry;
    const { failure } = await command.send({ queue, object_id, operator_id: Number(to) });
    if (failure) return showFaults(form, failure);
    notify('success', t('handedOver', { name: colleagues.find(({ id }) => id === Number(to))?.name ?? '' }));
    onClose();
  });
  return (
    <Dialog
      open
      title={t('handOverTitle', { number: entry.number })}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('colleague')} required error={form.formState.errors.to?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('to', { validate: (to) => to !== '' || t('colleagueRequired') })}
              options={[
                { value: '', label: t('choose') },
                ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </Field>
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t('handOver')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
