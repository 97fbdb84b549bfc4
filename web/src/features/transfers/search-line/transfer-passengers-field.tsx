import { FieldError } from '@serai/ui/field';
import { NumberStepper } from '@serai/ui/number-stepper';
import { Select } from '@serai/ui/select';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { maxAdults, maxBags, maxChildren, oldestChild, type TransferSearch } from './transfer-search.ts';

type Passengers = Pick<TransferSearch, 'adults' | 'child_ages' | 'bags'>;

/** Adults, children with each child's age in years, which is never guessed, and luggage. */
export function PassengersField(props: {
  value: Passengers;
  error: string | undefined;
  onChange: (value: Passengers) => void;
}) {
  const { value, error, onChange } = props;
  const { adults, child_ages, bags } = value;
  const t = usePhrases('transfer-search');
  const common = usePhrases('common');
  const words = { less: common('less'), more: common('more') };
  const setChildren = (count: number) =>
    onChange({
      ...value,
      child_ages: Array.from({ length: count }, (_, child) => child_ages[child] ?? -1),
    });
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('passengers')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Count name={t('adults')}>
          <NumberStepper
            label={t('adults')}
            value={adults}
            min={1}
            max={maxAdults}
            words={words}
            onChange={(next) => onChange({ ...value, adults: next })}
          />
        </Count>
        <Count name={t('children')}>
          <NumberStepper
            label={t('children')}
            value={child_ages.length}
            min={0}
            max={maxChildren}
            words={words}
            onChange={setChildren}
          />
          {child_ages.length > 0 && (
            <ChildAges
              ages={child_ages}
              asked={error !== undefined}
              onChange={(ages) => onChange({ ...value, child_ages: ages })}
            />
          )}
        </Count>
        <Count name={t('bags')}>
          <NumberStepper
            label={t('bags')}
            value={bags}
            min={0}
            max={maxBags}
            words={words}
            onChange={(next) => onChange({ ...value, bags: next })}
          />
        </Count>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function Count({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="text-caption font-strong">
        {name}
      </span>
      {children}
    </div>
  );
}

function ChildAges(props: { ages: number[]; asked: boolean; onChange: (ages: number[]) => void }) {
  const { ages, asked, onChange } = props;
  const t = usePhrases('transfer-search');
  const options = Array.from({ length: oldestChild + 1 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? t('ageUnderOne') : t('age', { age }),
  }));
  return (
    <div className="mt-1 grid gap-2">
      {ages.map((age, child) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the row
          key={child}
          className="w-28"
          aria-label={t('childAge', { number: child + 1 })}
          aria-invalid={(asked && age < 0) || undefined}
          placeholder={t('childAgeChoose', { number: child + 1 })}
          options={options}
          value={age < 0 ? '' : String(age)}
          onChange={(event) =>
            onChange(ages.map((before, place) => (place === child ? Number(event.target.value) : before)))
          }
        />
      ))}
    </div>
  );
}
