import type { SpendingLimits } from '@serai/contract/accounts/sub-accounts';
import { type PayChannel, payChannels } from '@serai/contract/orders/statuses';
import { products } from '@serai/contract/permissions';
import { Checkbox } from '@serai/ui/checkbox';
import { Field, FieldError } from '@serai/ui/field';
import { RadioGroup } from '@serai/ui/radio-group';
import { TextInput } from '@serai/ui/text-input';
import { useMoney } from '../../platform/format/money.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import {
  type LimitsFaults,
  type LimitsValues,
  mayLiftLimits,
  type Period,
  type Product,
  periods,
} from './limits-form.ts';

interface LimitsFieldsProps {
  value: LimitsValues;
  onChange: (value: LimitsValues) => void;
  faults: LimitsFaults;
  /** The reader's own limits, which are an upper bound. */
  own: SpendingLimits;
  currency: string;
}

/** Whether and how much the account may pay, for which products, and through which channels. */
export function LimitsFields({ value, onChange, faults, own, currency }: LimitsFieldsProps) {
  const t = usePhrases('sub-accounts');
  const say = useFaultWords();
  const set = (part: Partial<LimitsValues>) => onChange({ ...value, ...part });
  const mayLift = mayLiftLimits(own);
  return (
    <div className="grid gap-4">
      <RadioGroup<LimitsValues['paying']>
        legend={t('paying')}
        value={value.paying}
        onChange={(paying) => set({ paying })}
        error={value.paying === 'limited' ? undefined : say(faults.paying)}
        choices={[
          {
            value: 'free',
            label: t('payFree'),
            detail: t(mayLift ? 'payFreeHelp' : 'beyondYou'),
            disabled: !mayLift,
          },
          { value: 'limited', label: t('payLimited'), detail: t('payLimitedHelp') },
          { value: 'none', label: t('payNone'), detail: t('payNoneHelp') },
        ]}
      />
      {value.paying === 'limited' && (
        <Sums value={value} onChange={onChange} faults={faults} currency={currency} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Choices<Product>
          legend={t('products')}
          all={products}
          open={own.products}
          chosen={value.products}
          wordsOf={(product) => t(`product_${product}`)}
          error={say(faults.products)}
          onChange={(chosen) => set({ products: chosen })}
        />
        {value.paying !== 'none' && (
          <Choices<PayChannel>
            legend={t('channels')}
            all={payChannels}
            open={own.pay_channels}
            chosen={value.channels}
            wordsOf={(channel) => t(`channel_${channel}`)}
            error={say(faults.channels)}
            onChange={(chosen) => set({ channels: chosen })}
          />
        )}
      </div>
    </div>
  );
}

/** Limits per order, day and month; an empty one means no limit. */
function Sums({ value, onChange, faults, currency }: Omit<LimitsFieldsProps, 'own'>) {
  const t = usePhrases('sub-accounts');
  const say = useFaultWords();
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-3">
        {periods.map((period) => (
          <Field key={period} label={t(periodWords[period])} error={say(faults[period] ?? faults.paying)}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                className="figures"
                placeholder={t('limitEmpty')}
                value={value[period]}
                onChange={(event) => onChange({ ...value, [period]: event.target.value })}
                after={<span className="pr-3 text-caption">{currency}</span>}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="mt-1 text-caption text-muted">{t('limitsHint')}</p>
    </div>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  all: readonly Value[];
  /** Values that the reader may grant; null = all. */
  open: readonly Value[] | null;
  chosen: readonly Value[];
  wordsOf: (value: Value) => string;
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, all, open, chosen, wordsOf, error, onChange } = props;
  const t = usePhrases('sub-accounts');
  return (
    <fieldset>
      <legend className="mb-1 text-caption font-strong">{legend}</legend>
      {all.map((value) => {
        const closed = open !== null && !open.includes(value);
        return (
          <Checkbox
            key={value}
            label={closed ? `${wordsOf(value)} · ${t('beyondYou')}` : wordsOf(value)}
            className={closed ? 'text-muted' : undefined}
            checked={chosen.includes(value)}
            disabled={closed}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(all.filter((other) => chosen.includes(other) !== (other === value)))}
          />
        );
      })}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function useFaultWords() {
  const t = usePhrases('sub-accounts');
  const money = useMoney();
  return (fault: LimitsFaults[keyof LimitsFaults]) =>
    fault && t(fault.key, fault.limit ? { limit: money.text(fault.limit) } : {});
}

const periodWords: Record<Period, PhraseKey<'sub-accounts'>> = {
  order: 'orderLimit',
  day: 'dayLimit',
  month: 'monthLimit',
};
