import { minorUnits, shownText, smallestAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ContractReply } from './contract-reply.ts';
import { DayField, TextField } from './form-inputs.tsx';
import { codeOf, readSum, type TermsForm } from './terms-form.ts';

/** Validity, currency, margin and rounding, and the cost rates if the currencies differ. */
export function BasicFields({ reply }: { reply: ContractReply }) {
  const t = usePhrases('console-contracts');
  const { register, watch } = useFormContext<TermsForm>();
  const { currency } = reply;
  const [kind, costCurrency] = watch(['margin_kind', 'cost_currency']);
  const isPercent = kind !== 'fixed';
  const marginFault = (text: string) =>
    readSum(text, isPercent ? 'USD' : currency) === undefined ? t('wrongNumber') : undefined;
  return (
    <Card>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <DayField name="valid_from" label={t('validFrom')} />
        <DayField name="valid_to" label={t('validTo')} />
        <TextField
          name="cost_currency"
          label={t('costCurrency')}
          hint={t('costCurrencyHint')}
          maxLength={3}
        />
        <Field label={t('marginKind')} required>
          {(control) => (
            <Select
              {...control}
              {...register('margin_kind')}
              options={[
                { value: 'percent', label: t('kindPercent') },
                { value: 'fixed', label: t('kindFixed') },
              ]}
            />
          )}
        </Field>
        <TextField
          numeric
          name="margin_value"
          label={t('marginValue')}
          unit={isPercent ? '%' : currency}
          faultOf={marginFault}
        />
        <Field label={t('roundingLabel')} required>
          {(control) => <Select {...control} {...register('rounding')} options={roundingOptions(currency)} />}
        </Field>
      </div>
      {codeOf(costCurrency) !== currency && (
        <CostRates currency={currency} costCurrency={codeOf(costCurrency)} />
      )}
    </Card>
  );
}

/** The smallest amount of the currency, and tenths and multiples of its unit. */
function roundingOptions(currency: string) {
  const unit = Math.max(minorUnits(currency), smallestAmount(currency));
  const steps = [smallestAmount(currency), unit / 10, unit / 2, unit, unit * 5, unit * 10, unit * 100];
  const fitting = [...new Set(steps)].filter((step) => step % smallestAmount(currency) === 0);
  return fitting.map((step) => ({ value: String(step), label: `${shownText(step, currency)} ${currency}` }));
}

function CostRates({ currency, costCurrency }: { currency: string; costCurrency: string }) {
  const t = usePhrases('console-contracts');
  const { control } = useFormContext<TermsForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'cost_rates' });
  return (
    <section className="mt-6">
      <h2 className="text-lead font-strong">{t('ratesTitle')}</h2>
      <p className="mb-3 text-caption text-muted">{t('ratesText', { currency })}</p>
      <ul className="grid gap-3">
        {fields.map(({ id }, at) => (
          <li key={id} className="flex flex-wrap items-start gap-3">
            <div className="w-44 max-w-full">
              <DayField name={`cost_rates.${at}.from`} label={t('rateFrom')} />
            </div>
            <div className="w-44 max-w-full">
              <TextField
                numeric
                name={`cost_rates.${at}.rate`}
                label={t('rate')}
                unit={costCurrency}
                faultOf={(text) => (/^\d{1,9}(\.\d{1,8})?$/.test(text) ? undefined : t('wrongNumber'))}
              />
            </div>
            <Button
              kind="quiet"
              icon="close"
              className="mt-6"
              aria-label={t('removeOf', { what: t('rateNumber', { number: at + 1 }) })}
              onClick={() => remove(at)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" icon="plus" className="mt-2" onClick={() => append({ from: '', rate: '' })}>
        {t('addRate')}
      </Button>
    </section>
  );
}
