import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../platform/api/use-command.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { type Declared, staleAfterReceipt } from '../receipt-reads.ts';

/** Refuses a declared payment; its agency sees the reason. */
export function RefuseDialog({ declared, onClose }: { declared: Declared; onClose: () => void }) {
  const t = usePhrases('console-receipts');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const form = useForm({ defaultValues: { reason: '' } });
  const command = useCommand('console/declaration/refuse', { quiet: true, stale: staleAfterReceipt });
  const submit = form.handleSubmit(async ({ reason }) => {
    const { failure } = await command.send({ declaration_id: declared.id, reason });
    if (failure) return showFaults(form, failure);
    notify('success', t('refused'));
    onClose();
  });
  return (
    <Dialog
      open
      title={t('refuseTitle', { name: declared.agency.name, sum: money.text(declared.amount) })}
      description={t('refuseText')}
      words={{ close: common('close') }}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={t('reason')}
          hint={t('refuseHint')}
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
            {t('refuse')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
