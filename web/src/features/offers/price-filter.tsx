import type { Money } from '@serai/contract/money';
import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useId, useState } from 'react';
import { minorUnits } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useOfferMoney } from './use-offer-money.ts';

export interface PriceFilterProps {
  /** Lowest and highest of what was found. */
  bounds: { min: Money; max: Money };
  /** Minor units. */
  min: number | undefined;
  max: number | undefined;
  onChange: (min: number | undefined, max: number | undefined) => void;
  phrases: 'hotel-list' | 'car-list';
}

/** A price range, in whole units of the currency. */
export function PriceFilter({ bounds, min, max, onChange, phrases }: PriceFilterProps) {
  const t = usePhrases(phrases);
  const money = useOfferMoney();
  const id = useId();
  const [reversed, setReversed] = useState(false);
  const { currency } = bounds.min;
  const legend = t('filterPrice', { currency });
  const unit = minorUnits(currency);
  const shown = (amount: number | undefined) =>
    amount === undefined ? '' : String(Math.round(amount / unit));
  const hint = (bound: Money) => money.parts(bound).amount.replace(/\.\d+$/, '');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => {
      const text = String(form.get(name) ?? '').trim();
      return /^\d{1,9}$/.test(text) ? Number(text) * unit : undefined;
    };
    const [from, to] = [read('min'), read('max')];
    const wrong = from !== undefined && to !== undefined && from > to;
    setReversed(wrong);
    if (!wrong) onChange(from, to);
  }

  const input = (name: 'min' | 'max', label: string, value: number | undefined, bound: Money) => (
    <TextInput
      name={name}
      aria-label={`${legend} ${label}`}
      aria-invalid={reversed || undefined}
      aria-describedby={reversed ? id : undefined}
      inputMode="numeric"
      maxLength={9}
      defaultValue={shown(value)}
      placeholder={hint(bound)}
      className="figures"
    />
  );
  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend className="mb-1 text-caption font-strong">{legend}</legend>
        <div className="grid grid-cols-[1fr_auto_1fr_auto] items-center gap-1">
          {input('min', t('filterPriceMin'), min, bounds.min)}
          <span className="text-muted">–</span>
          {input('max', t('filterPriceMax'), max, bounds.max)}
          <Button type="submit" size="compact" className="!h-10">
            {t('filterApply')}
          </Button>
        </div>
      </fieldset>
      {reversed && <FieldError id={id}>{t('filterPriceReversed')}</FieldError>}
    </form>
  );
}
