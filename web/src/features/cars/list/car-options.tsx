import type { CarOffer } from '@serai/contract/cars/cars';
import { classNames } from '@serai/ui/class-names';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';

export interface CarOptionsProps {
  /** Offers of one model, cheapest first. */
  options: readonly CarOffer[];
  chosenKey: string;
  /** The searched location; an option names its location if that differs. */
  placeId: number;
  onChoose: (rateKey: string) => void;
}

/** The options of a model: mileage, place and total of each. Choosing one changes the row without a request. */
export function CarOptions({ options, chosenKey, placeId, onChoose }: CarOptionsProps) {
  const t = usePhrases('car-list');
  const terms = usePhrases('vehicle-terms');
  const money = useOfferMoney();
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t('options', { car: options[0]?.model.name ?? '' })}</legend>
      {options.map(({ rate_key, mileage, location, total_price }) => {
        const isChosen = rate_key === chosenKey;
        const words = [
          mileage.policy === 'unlimited'
            ? terms('mileage_unlimited')
            : terms('mileage_per_day', { km: mileage.km_per_day ?? 0 }),
          location.id !== placeId && location.name,
        ];
        return (
          <button
            key={rate_key}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(rate_key)}
            className={classNames(
              'inline-flex min-h-6 items-center gap-1 rounded-control border px-2 text-caption',
              isChosen ? 'border-teal bg-teal-soft text-teal' : 'border-line hover:border-teal',
            )}
          >
            {words.filter(Boolean).join(' · ')}
            <span className="price text-muted">{money.parts(total_price).amount}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
