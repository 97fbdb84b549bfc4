import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { useForm } from 'react-hook-form';
import type { ApiFailure } from '../../platform/api/api.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useEmptyField } from '../keys/use-empty-field.ts';
import type { Colleague } from './queue-words.ts';

interface HandOverDialogProps {
  title: string;
  colleagues: readonly Colleague[];
  busy: boolean;
  /** Hands over to the chosen colleague; returns the refusal. */
  send: (colleague: Colleague) => Promise<ApiFailure | null>;
  onClose: () => void;
}

/** Selects the colleague who takes over one or several entries. */
export function HandOverDialog({ title, colleagues, busy, send, onClose }: HandOverDialogProps) {
  const t = usePhrases('console-queues');
  const common = usePhrases('common');
  const empty = useEmptyField();
  const form = useForm({ defaultValues: { to: '' } });
  const submit = form.handleSubmit(async ({ to }) => {
    const colleague = colleagues.find(({ id }) => id === Number(to));
    const failure = colleague && (await send(colleague));
    if (failure) return showFaults(form, failure);
    onClose();
  });
  return (
    <Dialog
      open
      title={title}
      words={{ close: common('close') }}
      initialFocus={empty.initialFocus}
      onOpenChange={(open) => !open && onClose()}
    >
      <form ref={empty.form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
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
          <Button kind="primary" type="submit" busy={busy}>
            {t('handOver')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
