import type { Money } from '@serai/contract/money';
import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import { RadioGroup } from '@serai/ui/radio-group';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useOfferMoney } from '../offers/use-offer-money.ts';

export interface DriverChoiceProps {
  value: DriverLanguage;
  /** Available languages; the first one is free. */
  languages: readonly DriverLanguage[];
  /** One-time price of a Chinese-speaking driver. */
  chinesePrice: Money;
  /** Factor of `chinesePrice` as text, e.g. “per vehicle and day”; default per vehicle. */
  per?: string | undefined;
  disabled?: boolean | undefined;
  error?: string | undefined;
  onChange: (language: DriverLanguage) => void;
}

/** A driver who speaks the local language, included in the price, or a Chinese-speaking one at a fee. */
export function DriverChoice({
  value,
  languages,
  chinesePrice,
  per,
  disabled,
  error,
  onChange,
}: DriverChoiceProps) {
  const t = usePhrases('vehicle-terms');
  const money = useOfferMoney();
  const fee = t('driverFee', { amount: money.text(chinesePrice), per: per ?? t('perVehicle') });
  return (
    <RadioGroup<DriverLanguage>
      legend={t('driverLanguage')}
      value={value}
      onChange={onChange}
      error={error}
      choices={languages.map((language, at) => ({
        value: language,
        label: t(`driver_${language}`),
        detail: at === 0 || chinesePrice.amount === 0 ? t('driverFree') : fee,
        disabled,
      }))}
    />
  );
}
