import { minorUnits } from '@serai/contract/currency';
import type { Money } from '@serai/contract/money';
import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useId, useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { clientAmount, netAtLeast, netAtMost } from './client-price.ts';
import { usePriceView } from './price-view.tsx';
import { useOfferMoney } from './use-offer-money.ts';

export interface PriceFilterProps {
  /** Name of the filter, with its currency. */
  legend: string;
  /** Lowest and highest price of the results. */
  bounds: { min: Money; max: Money };
  /** Net amounts in minor units, whichever prices are shown. */
  min: number | undefined;
  max: number | undefined;
  onChange: (min: number | undefined, max: number | undefined) => void;
}

/** A price range, in whole units of the currency: of client prices while these are shown, else of net prices. */
export function PriceFilter({ legend, bounds, min, max, onChange }: PriceFilterProps) {
  const t = usePhrases('offer-list');
  const money = useOfferMoney();
  const { view, markUp } = usePriceView();
  const isClient = view === 'client';
  const id = useId();
  const [reversed, setReversed] = useState(false);
  const { currency } = bounds.min;
  const unit = minorUnits(currency);
  const asText = (amount: number | undefined) =>
    amount === undefined
      ? ''
      : String(Math.round((isClient ? clientAmount(amount, currency, markUp) : amount) / unit));
  const [typed, setTyped] = useState({ min: asText(min), max: asText(max) });
  const [seen, setSeen] = useState({ min, max, isClient });
  // The address contains another range, e.g. none after all filters were cleared, or other prices are shown; the fields
  // stay, and so does the focus.
  if (seen.min !== min || seen.max !== max || seen.isClient !== isClient) {
    setSeen({ min, max, isClient });
    setTyped({ min: asText(min), max: asText(max) });
  }
  const hint = (bound: Money) => money.parts(bound).amount.replace(/\.\d+$/, '');
  // Prices in kyats have seven digits, which need the width of the button.
  const isLong = hint(bounds.max).length > 6;

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) * unit : undefined);
    const [from, to] = [read(typed.min), read(typed.max)];
    const wrong = from !== undefined && to !== undefined && from > to;
    setReversed(wrong);
    if (wrong) return;
    if (!isClient) return onChange(from, to);
    onChange(
      from && netAtLeast(from, currency, markUp),
      to === undefined ? to : netAtMost(to, currency, markUp),
    );
  }

  const input = (name: 'min' | 'max', label: string, bound: Money) => (
    <TextInput
      name={name}
      aria-label={`${legend} ${label}`}
      aria-invalid={reversed || undefined}
      aria-describedby={reversed ? id : undefined}
      inputMode="numeric"
      maxLength={9}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      placeholder={hint(bound)}
      className="figures"
    />
  );
  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend className="mb-1 text-caption font-strong">{legend}</legend>
        <div
          className={`grid items-center gap-1 ${isLong ? 'grid-cols-[1fr_auto_1fr]' : 'grid-cols-[1fr_auto_1fr_auto]'}`}
        >
          {input('min', t('filterPriceMin'), bounds.min)}
          <span className="text-muted">–</span>
          {input('max', t('filterPriceMax'), bounds.max)}
          <Button type="submit" size="compact" className={isLong ? 'col-span-3 !h-10' : '!h-10'}>
            {t('filterApply')}
          </Button>
        </div>
      </fieldset>
      {reversed && <FieldError id={id}>{t('filterPriceReversed')}</FieldError>}
    </form>
  );
}
