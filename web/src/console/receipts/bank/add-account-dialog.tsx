import { inLanguage } from '@serai/phrases/lang';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useApp } from '../../../platform/app.tsx';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { receiptCurrencies } from '../record/record-values.ts';
import type { BankOverview } from './bank-reads.ts';

interface AddAccountProps {
  /** Currency of the agencies' accounts. */
  currency: string;
  entities: BankOverview['entities'];
  onAdded: (accountId: number) => void;
  onClose: () => void;
}

/** Adds a bank account whose statements are imported. */
export function AddAccountDialog({ currency, entities, onAdded, onClose }: AddAccountProps) {
  const t = usePhrases('console-bank');
  const common = usePhrases('common');
  const { lang } = useApp();
  const form = useForm({ defaultValues: { name: '', currency, entity_id: String(entities[0]?.id ?? '') } });
  const command = useCommand('console/bank/addAccount', { quiet: true, stale: ['console/bank/accounts'] });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ entity_id, ...values }) => {
    const { reply, failure } = await command.send({ ...values, entity_id: Number(entity_id) });
    if (failure) return showFaults(form, failure);
    onAdded(reply.account.id);
    onClose();
  });
  return (
    <Dialog
      open
      title={t('addAccount')}
      description={t('addAccountText')}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('accountName')} hint={t('accountNameHint')} required error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('name', { validate: (text) => text.trim() !== '' || t('required') })}
              maxLength={80}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={t('currency')} error={errors.currency?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('currency')}
              options={receiptCurrencies(currency).map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        {entities.length > 1 && (
          <Field label={t('entity')} error={errors.entity_id?.message}>
            {(control) => (
              <Select
                {...control}
                {...form.register('entity_id')}
                options={entities.map(({ id, name_zh, name_en }) => ({
                  value: String(id),
                  label: inLanguage(lang, { zh: name_zh, en: name_en }),
                }))}
              />
            )}
          </Field>
        )}
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t('addAccount')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
