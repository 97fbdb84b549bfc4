import { Button } from '@serai/ui/button';
import { NumberStepper } from '@serai/ui/number-stepper';
import { PickerPanel } from '@serai/ui/picker-panel';
import type { ReactNode, RefObject } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { mostPassengers } from './car-search.ts';
import type { PassengersProps } from './passengers-props.ts';

/** Adults and children; in a car every one of them needs a seat. */
export function PassengersPanel(
  props: PassengersProps & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    anchor: RefObject<HTMLElement | null>;
  },
) {
  const { value, onChange, open, onOpenChange, anchor } = props;
  const t = usePhrases('car-search');
  const common = usePhrases('common');
  const words = { less: common('less'), more: common('more') };
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
        <Line name={t('adults')}>
          <NumberStepper
            label={t('adults')}
            value={value.adults}
            min={1}
            max={mostPassengers}
            words={words}
            onChange={(next) => onChange({ ...value, adults: next })}
          />
        </Line>
        <Line name={t('children')} hint={t('childrenHint')}>
          <NumberStepper
            label={t('children')}
            value={value.children}
            min={0}
            max={mostPassengers}
            words={words}
            onChange={(next) => onChange({ ...value, children: next })}
          />
        </Line>
      </div>
    </PickerPanel>
  );
}

function Line({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <span>
        {name}
        {hint && <span className="block text-caption text-muted">{hint}</span>}
      </span>
      {children}
    </div>
  );
}
