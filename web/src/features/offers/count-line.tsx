import { NumberStepper } from '@serai/ui/number-stepper';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export interface CountLineProps {
  name: string;
  hint?: string;
  /** Accessible name if `name` is not unique, e.g. “Adults, room 1”. */
  label?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number in a panel of guests or passengers: the name at one side, the stepper at the other. */
export function CountLine({ name, hint, label = name, ...number }: CountLineProps) {
  const common = usePhrases('common');
  return (
    <div className="flex items-center justify-between gap-4">
      <span>
        {name}
        {hint && <span className="block text-caption text-muted">{hint}</span>}
      </span>
      <NumberStepper label={label} words={{ less: common('less'), more: common('more') }} {...number} />
    </div>
  );
}
