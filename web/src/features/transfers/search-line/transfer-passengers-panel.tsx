import { Button } from '@serai/ui/button';
import { PickerPanel } from '@serai/ui/picker-panel';
import { Select } from '@serai/ui/select';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CountLine } from '../../offers/count-line.tsx';
import type { LatePanelProps } from '../../offers/panel-field.tsx';
import type { TransferPassengersProps } from './transfer-passengers-props.ts';
import { maxAdults, maxBags, maxChildren, oldestChild } from './transfer-search.ts';

/** Adults, children with the age of each in years, which is never guessed, and luggage. */
export function TransferPassengersPanel(props: TransferPassengersProps & LatePanelProps) {
  const { value, onChange, open, onOpenChange, anchor } = props;
  const { adults, child_ages, bags } = value;
  const t = usePhrases('transfer-search');
  const common = usePhrases('common');
  const setChildren = (count: number) =>
    onChange({
      ...value,
      child_ages: Array.from({ length: count }, (_, child) => child_ages[child] ?? -1),
    });
  return (
    <PickerPanel
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      title={t('passengers')}
      words={{ close: common('close') }}
      footer={
        <div className="flex justify-end">
          <Button size="compact" onClick={() => onOpenChange(false)}>
            {common('done')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 md:w-80">
        <CountLine
          name={t('adults')}
          value={adults}
          min={1}
          max={maxAdults}
          onChange={(next) => onChange({ ...value, adults: next })}
        />
        <CountLine
          name={t('children')}
          hint={t('childrenHint')}
          value={child_ages.length}
          min={0}
          max={maxChildren}
          onChange={setChildren}
        />
        {child_ages.length > 0 && (
          <ChildAges ages={child_ages} onChange={(ages) => onChange({ ...value, child_ages: ages })} />
        )}
        <CountLine
          name={t('bags')}
          value={bags}
          min={0}
          max={maxBags}
          onChange={(next) => onChange({ ...value, bags: next })}
        />
      </div>
    </PickerPanel>
  );
}

function ChildAges({ ages, onChange }: { ages: number[]; onChange: (ages: number[]) => void }) {
  const t = usePhrases('transfer-search');
  const options = Array.from({ length: oldestChild + 1 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? t('ageUnderOne') : t('age', { age }),
  }));
  return (
    <div className="grid grid-cols-2 gap-2">
      {ages.map((age, child) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the row
          key={child}
          aria-label={t('childAge', { number: child + 1 })}
          aria-invalid={age < 0 || undefined}
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
