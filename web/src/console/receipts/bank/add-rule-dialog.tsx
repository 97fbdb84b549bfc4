import { hasDecimalComma, readAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useForm, useWatch } from 'react-hook-form';
import { useCommand } from '../../../platform/api/use-command.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useEmptyField } from '../../keys/use-empty-field.ts';
import type { BankAccount } from './bank-reads.ts';

/** Adds a rule; the page of a preview proposes the text of a line. */
export function AddRuleDialog({
  accounts,
  proposed = '',
  onClose,
}: {
  accounts: readonly BankAccount[];
  proposed?: string;
  onClose: () => void;
}) {
  const t = usePhrases('console-bank');
  const agencies = usePhrases('console-agencies');
  const common = usePhrases('common');
  const notify = useNotify();
  const empty = useEmptyField();
  const form = useForm({
    defaultValues: {
      account_id: String(accounts[0]?.id ?? ''),
      contains: proposed,
      kind: 'charge' as 'charge' | 'aside',
      up_to: '',
    },
  });
  const { errors } = form.formState;
  const [kind, accountId] = useWatch({ control: form.control, name: ['kind', 'account_id'] });
  const currency = accounts.find(({ id }) => String(id) === accountId)?.currency ?? '';
  const command = useCommand('console/bank/addRule', {
    quiet: true,
    stale: ['console/bank/accounts', 'console/bank/preview'],
  });
  const submit = form.handleSubmit(async (values) => {
    const { failure } = await command.send({
      account_id: Number(values.account_id),
      contains: values.contains,
      kind: values.kind,
      ...(values.kind === 'charge' && { up_to: readAmount(values.up_to, currency) ?? 0 }),
    });
    const isAsked = failure?.reason === 'second_person_asked';
    if (failure && !isAsked) return showFaults(form, failure);
    notify('success', isAsked ? agencies('secondPersonAsked') : t('ruleAdded'));
    onClose();
  });
  const isSum = (text: string) => {
    if (hasDecimalComma(text)) return common('usePoint');
    return (readAmount(text, currency) ?? 0) > 0 || agencies('amountWrong');
  };
  return (
    <Dialog
      open
      title={t('addRule')}
      description={t('rulesText')}
      words={{ close: common('close') }}
      initialFocus={empty.initialFocus}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form ref={empty.form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('account')} error={errors.account_id?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('account_id')}
              options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Field>
        <Field label={t('contains')} hint={t('containsHint')} required error={errors.contains?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('contains', { validate: (text) => text.trim() !== '' || t('required') })}
              maxLength={80}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={t('ruleKind')} error={errors.kind?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('kind')}
              options={(['charge', 'aside'] as const).map((value) => ({ value, label: t(`rule_${value}`) }))}
            />
          )}
        </Field>
        {kind === 'charge' && (
          <Field label={t('upTo')} hint={t('upToHint')} required error={errors.up_to?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('up_to', { validate: isSum })}
                inputMode="decimal"
                autoComplete="off"
                maxLength={24}
                after={<span className="pr-3 text-caption">{currency}</span>}
              />
            )}
          </Field>
        )}
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t('addRule')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
