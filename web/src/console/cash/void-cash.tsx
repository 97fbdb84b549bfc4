import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { type CashRow, staleAfterCash } from './cash-reads.ts';

/** Voids a wrong record, if the reader may. */
export function VoidCash({ cash }: { cash: CashRow }) {
  const t = usePhrases('console-cash');
  const money = useMoney();
  const [asking, setAsking] = useState(false);
  if (!cash.actions.includes('void')) return null;
  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        aria-label={t('voidOf', { sum: money.text(cash.sum) })}
        onClick={() => setAsking(true)}
      >
        {t('void')}
      </Button>
      {asking && <VoidDialog cash={cash} onClose={() => setAsking(false)} />}
    </>
  );
}

function VoidDialog({ cash, onClose }: { cash: CashRow; onClose: () => void }) {
  const t = usePhrases('console-cash');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const form = useForm({ defaultValues: { reason: '' } });
  const command = useCommand('console/driverCash/void', { quiet: true, stale: staleAfterCash });
  const submit = form.handleSubmit(async ({ reason }) => {
    const { failure } = await command.send({ cash_id: cash.id, reason });
    if (failure) return showFaults(form, failure);
    notify('success', t('voidDone'));
    onClose();
  });
  return (
    <Dialog
      open
      title={t('voidTitle', { sum: money.text(cash.sum) })}
      description={t('voidText')}
      words={{ close: common('close') }}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          required
          error={form.formState.errors.reason?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register('reason', { validate: (text) => text.trim() !== '' || t('required') })}
              rows={2}
              maxLength={200}
            />
          )}
        </Field>
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="danger" type="submit" busy={command.busy}>
            {t('void')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
