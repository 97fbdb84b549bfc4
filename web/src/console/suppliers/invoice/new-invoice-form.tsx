import { readAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../platform/api/use-command.ts';
import { DateInput, readersDay } from '../../../platform/form/date-input.tsx';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import { type SupplierReply, staleAfterPayable } from '../supplier-reads.ts';
import { FileUpload, type KeptFile } from './file-upload.tsx';
import { Matching } from './matching.tsx';
import { linesOf, type Stated } from './stated.ts';

/** Facts of the invoice, its file, and the orders on it. */
export function NewInvoiceForm({ reply: { supplier, entities } }: { reply: SupplierReply }) {
  const t = usePhrases('console-suppliers');
  const notify = useNotify();
  const navigate = useNavigate();
  const command = useCommand('console/payable/enterInvoice', { stale: staleAfterPayable, quiet: true });
  const [stated, setStated] = useState<Stated>({});
  const [file, setFile] = useState<KeptFile | null>(null);
  const { currency } = supplier.owed;
  const form = useForm({
    defaultValues: {
      number: '',
      issued_on: readersDay(),
      due_on: '',
      total: '',
      entity_id: String(supplier.entity_id ?? entities[0]?.id ?? ''),
      note: '',
    },
  });
  const { errors } = form.formState;
  const values = form.watch();
  const submit = form.handleSubmit(async ({ number, issued_on, due_on, total, entity_id, note }) => {
    const lines = linesOf(stated, currency);
    const amount = readAmount(total, currency);
    if (!lines || amount === undefined) return;
    const { reply, failure } = await command.send({
      supplier_id: supplier.id,
      entity_id: Number(entity_id),
      number,
      issued_on,
      ...(due_on ? { due_on } : {}),
      total: amount,
      file: file?.url ?? '',
      note,
      lines,
    });
    if (failure) return showFaults(form, failure);
    notify('success', t('entered', { number: reply.invoice.number }));
    navigate(consolePaths.consoleSupplierInvoice(reply.invoice.id));
  });
  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void submit(event)}>
      <Card>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field label={t('columnInvoice')} required error={errors.number?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('number', { validate: (typed) => typed.trim() !== '' || t('required') })}
                maxLength={60}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={t('invoiceTotal')} required error={errors.total?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('total', {
                  validate: (typed) => (readAmount(typed, currency) ?? 0) > 0 || t('amountWrong'),
                })}
                inputMode="decimal"
                maxLength={24}
                autoComplete="off"
                after={<span className="pr-3 text-caption">{currency}</span>}
              />
            )}
          </Field>
          <Field label={t('issuedOn')} required error={errors.issued_on?.message}>
            {(control) => (
              <DateInput
                {...control}
                lean="past"
                value={values.issued_on}
                onChange={(day) => form.setValue('issued_on', day)}
              />
            )}
          </Field>
          <Field
            label={t('dueOn')}
            hint={t('dueHint', {
              date: values.issued_on ? addDays(values.issued_on, supplier.terms_days) : '—',
              days: supplier.terms_days,
            })}
            error={errors.due_on?.message}
          >
            {(control) => (
              <DateInput
                {...control}
                value={values.due_on}
                onChange={(day) => form.setValue('due_on', day)}
              />
            )}
          </Field>
          {entities.length > 1 && (
            <Field label={t('entity')} required error={errors.entity_id?.message}>
              {(control) => (
                <Select
                  {...control}
                  {...form.register('entity_id', { onChange: () => setStated({}) })}
                  options={entities.map(({ id, name }) => ({ value: String(id), label: name }))}
                />
              )}
            </Field>
          )}
          <div className="sm:col-span-2">
            <Field label={t('note')} error={errors.note?.message}>
              {(control) => <TextInput {...control} {...form.register('note')} maxLength={500} />}
            </Field>
          </div>
        </div>
        <div className="mt-4">
          <FileUpload file={file} onChange={setFile} />
        </div>
      </Card>
      <Card title={t('services')}>
        <Matching
          supplierId={supplier.id}
          entityId={Number(values.entity_id)}
          currency={currency}
          total={readAmount(values.total, currency)}
          stated={stated}
          onChange={setStated}
        />
      </Card>
      <RefusalOf form={form} />
      <div className="flex justify-end">
        <Button kind="primary" type="submit" busy={command.busy} disabled={!linesOf(stated, currency)}>
          {t('enter')}
        </Button>
      </div>
    </form>
  );
}
