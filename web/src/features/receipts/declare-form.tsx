import { hasDecimalComma, readAmount, smallestAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { RadioGroup } from '@serai/ui/radio-group';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { Controller, useForm } from 'react-hook-form';
import type { Got } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { useHoldReload } from '../../platform/build-watch/hold-reload.ts';
import { DateInput } from '../../platform/form/date-input.tsx';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { dropDraft, useFormDraft } from '../../platform/form-draft/form-draft.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { currenciesWith } from './payment-currencies.ts';
import { type Slip, SlipField } from './slip-field.tsx';
import type { ProposedPayment } from './top-up-search.ts';

interface DeclareValues {
  amount: string;
  currency: string;
  paid_on: string;
  payer: string;
  reference: string;
  meant_for: 'deposit' | 'bills';
  slip: Slip | null;
}

const draftKey = 'declared-payment';

/** Form to declare a payment: sum, date, payer and slip. */
export function DeclareForm({
  details,
  proposed,
}: {
  details: Got<'account/paymentDetails'>;
  proposed: ProposedPayment | undefined;
}) {
  const t = usePhrases('top-up');
  const common = usePhrases('common');
  const notify = useNotify();
  const empty: DeclareValues = {
    amount: '',
    currency: details.currency,
    paid_on: details.today,
    payer: '',
    reference: '',
    meant_for: 'deposit',
    slip: null,
  };
  const form = useForm<DeclareValues>({ defaultValues: { ...empty, ...proposed } });
  const { errors, isDirty } = form.formState;
  const declare = useCommand('account/topUp', {
    quiet: true,
    stale: ['account/topUps', 'order/list', 'order/listEvery', 'order/detail'],
  });

  // A payment proposed by a link has a separate form: drafts neither fill it nor store it.
  const key = proposed ? `${draftKey}:${proposed.amount}${proposed.currency}` : draftKey;
  useFormDraft(form, key);
  useHoldReload(isDirty);

  async function submit({ amount, slip, ...values }: DeclareValues) {
    // Both were validated above.
    const body = { ...values, amount: readAmount(amount, values.currency)!, slip: slip!.url };
    const { failure } = await declare.send(body);
    if (failure) return showFaults(form, failure);
    notify('success', t('submitted'));
    form.reset({ ...empty, currency: values.currency, payer: values.payer });
    dropDraft(key);
  }

  const isAmount = (text: string, { currency }: DeclareValues) => {
    if (hasDecimalComma(text)) return common('usePoint');
    const amount = readAmount(text, currency);
    const isSum = amount !== undefined && amount > 0 && amount % smallestAmount(currency) === 0;
    return isSum || t('amountInvalid');
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-2">
          <Field label={t('amount')} required error={errors.amount?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('amount', { validate: isAmount })}
                inputMode="decimal"
                autoComplete="off"
                className="figures"
                maxLength={20}
              />
            )}
          </Field>
          <Field label={t('currency')} error={errors.currency?.message}>
            {(control) => (
              <Select
                {...control}
                {...form.register('currency', { deps: 'amount' })}
                options={currenciesWith(details.currency, proposed?.currency).map((value) => ({
                  value,
                  label: value,
                }))}
              />
            )}
          </Field>
        </div>
        <Field label={t('paidOn')} required error={errors.paid_on?.message}>
          {(control) => (
            <Controller
              control={form.control}
              name="paid_on"
              rules={{ required: t('paidOnRequired') }}
              render={({ field: { disabled: _, ...field } }) => (
                <DateInput {...control} {...field} lean="past" max={details.today} />
              )}
            />
          )}
        </Field>
        <Field label={t('payer')} required hint={t('payerHint')} error={errors.payer?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('payer', { validate: (value) => value.trim() !== '' || t('payerRequired') })}
              maxLength={100}
              autoComplete="organization"
            />
          )}
        </Field>
        <Field label={t('reference')} optionalWord={t('optional')} error={errors.reference?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('reference')} maxLength={60} autoComplete="off" />
          )}
        </Field>
      </div>
      <Controller
        control={form.control}
        name="meant_for"
        render={({ field }) => (
          <RadioGroup
            legend={t('meantFor')}
            value={field.value}
            onChange={field.onChange}
            choices={(['deposit', 'bills'] as const).map((value) => ({
              value,
              label: t(`meantFor_${value}`),
              detail: t(`meantFor_${value}Help`),
            }))}
          />
        )}
      />
      <SlipField form={form} name="slip" />
      <RefusalOf form={form} />
      <Button type="submit" kind="primary" size="large" busy={declare.busy} className="sm:justify-self-start">
        {t('submit')}
      </Button>
    </form>
  );
}
