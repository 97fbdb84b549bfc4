import { hasDecimalComma, readAmount } from '@serai/contract/currency';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import type { UseFormReturn } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type RecordValues, receiptCurrencies } from './record-values.ts';

interface SumFieldsProps {
  form: UseFormReturn<RecordValues>;
  /** Currency of the accounts. */
  account: string;
  proposed: string | undefined;
}

/** Sum and currency, the bank's charge, and the rate of another currency. */
export function SumFields({ form, account, proposed }: SumFieldsProps) {
  const t = usePhrases('console-receipts');
  const common = usePhrases('common');
  const { errors } = form.formState;
  const currency = form.watch('currency');
  const charge = form.watch('bank_charge');
  const isSum = (text: string, least: number) => {
    if (hasDecimalComma(text)) return common('usePoint');
    return (readAmount(text, form.getValues('currency')) ?? -1) >= least || t('amountWrong');
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-2">
        <Field label={t('gross')} hint={t('grossHint')} required error={errors.gross?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('gross', { validate: (text) => isSum(text, 1) })}
              className="figures"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
            />
          )}
        </Field>
        <Field label={t('currency')} error={errors.currency?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('currency', { deps: ['gross', 'bank_charge'] })}
              options={receiptCurrencies(account, proposed).map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
      </div>
      <Field label={t('bankCharge')} hint={t('bankChargeHint')} error={errors.bank_charge?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('bank_charge', { validate: (text) => text === '' || isSum(text, 0) })}
            className="figures"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
          />
        )}
      </Field>
      {charge.trim() !== '' && (
        <Field label={t('chargeTo')} error={errors.charge_to?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('charge_to')}
              options={(['agency', 'seller'] as const).map((value) => ({
                value,
                label: t(`chargeTo_${value}`),
              }))}
            />
          )}
        </Field>
      )}
      {currency !== account && (
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-2">
          <Field label={t('rate')} hint={t('rateHint')} required error={errors.rate?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('rate', {
                  validate: (text, { currency: chosen }) =>
                    chosen === account ||
                    /^(?=.*[1-9])\d{1,9}(\.\d{1,8})?$/.test(text.trim()) ||
                    t('rateWrong'),
                  setValueAs: (text: string) => text.trim(),
                })}
                className="figures"
                inputMode="decimal"
                autoComplete="off"
                maxLength={18}
              />
            )}
          </Field>
          <Field label={t('rateUnit')} error={errors.rate_of?.message}>
            {(control) => (
              <Select
                {...control}
                {...form.register('rate_of')}
                options={[account, currency].map((value) => ({ value, label: `1 ${value}` }))}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}
