import { readAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Checkbox } from '@serai/ui/checkbox';
import { Dialog } from '@serai/ui/dialog';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../platform/api/use-command.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useEmptyField } from '../../keys/use-empty-field.ts';
import { staleAfterReceipt } from '../receipt-reads.ts';
import { PayerFields } from './payer-fields.tsx';
import type { ProposedReceipt, RecordValues } from './record-values.ts';
import { SlipUpload } from './slip-upload.tsx';
import { SumFields } from './sum-fields.tsx';

interface RecordDialogProps {
  /** Currency of the accounts. */
  currency: string;
  /** The seller's day. */
  today: string;
  proposed?: ProposedReceipt;
  onRecorded: (receiptId: number) => void;
  onClose: () => void;
}

/** Records money that arrived at the bank; whose it is, is decided afterwards. */
export function RecordDialog({ currency, today, proposed, onRecorded, onClose }: RecordDialogProps) {
  const t = usePhrases('console-receipts');
  const common = usePhrases('common');
  const notify = useNotify();
  const focus = useEmptyField();
  const command = useCommand('console/receipt/record', { quiet: true, stale: staleAfterReceipt });
  const [asksAnother, setAsksAnother] = useState(false);
  const form = useForm<RecordValues>({
    defaultValues: {
      received_on: today,
      value_date: today,
      payer: '',
      bank_reference: '',
      remittance: '',
      gross: '',
      currency,
      bank_charge: '',
      charge_to: 'agency',
      rate: '',
      rate_of: currency,
      slip: null,
      is_another: false,
      ...proposed,
    },
  });
  const submit = form.handleSubmit(async ({ rate, rate_of, slip, gross, bank_charge, ...values }) => {
    const { reply, failure } = await command.send({
      ...values,
      gross: readAmount(gross, values.currency) ?? 0,
      bank_charge: readAmount(bank_charge || '0', values.currency) ?? 0,
      slip: slip?.url ?? '',
      ...(values.currency !== currency && { rate, rate_of }),
    });
    if (failure) {
      setAsksAnother(failure.reason === 'receipt_reference_used');
      return showFaults(form, failure);
    }
    notify('success', t('recorded', { number: reply.number }));
    onClose();
    onRecorded(reply.id);
  });
  return (
    <Dialog
      open
      wide
      title={t('record')}
      description={t('recordText')}
      words={{ close: common('close') }}
      initialFocus={focus.initialFocus}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form ref={focus.form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SumFields form={form} account={currency} proposed={proposed?.currency} />
          <PayerFields form={form} today={today} />
        </div>
        <SlipUpload slip={form.watch('slip')} onChange={(slip) => form.setValue('slip', slip)} />
        {asksAnother && <Checkbox label={t('isAnother')} {...form.register('is_another')} />}
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t('record')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
