import { Button } from '@serai/ui/button';
import { PickerPanel } from '@serai/ui/picker-panel';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CountLine } from '../../offers/count-line.tsx';
import type { LatePanelProps } from '../../offers/panel-field.tsx';
import { maxSelectablePassengers } from '../../vehicles/trip-address.ts';
import type { PassengersProps } from './passengers-props.ts';

/** Adults and children, each of whom needs a seat, and their luggage. */
export function PassengersPanel(props: PassengersProps & LatePanelProps) {
  const { value, onChange, open, onOpenChange, anchor } = props;
  const t = usePhrases('car-search');
  const common = usePhrases('common');
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
          value={value.adults}
          min={1}
          max={maxSelectablePassengers}
          onChange={(adults) => onChange({ ...value, adults })}
        />
        <CountLine
          name={t('children')}
          hint={t('childrenHint')}
          value={value.children}
          min={0}
          max={maxSelectablePassengers}
          onChange={(children) => onChange({ ...value, children })}
        />
        <CountLine
          name={t('bags')}
          hint={t('bagsHint')}
          value={value.bags}
          min={0}
          max={maxSelectablePassengers}
          onChange={(bags) => onChange({ ...value, bags })}
        />
      </div>
    </PickerPanel>
  );
}
