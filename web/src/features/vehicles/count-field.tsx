import { FieldError } from '@serai/ui/field';
import { NumberStepper } from '@serai/ui/number-stepper';
import type { ReactNode } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export interface CountFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  error?: string | undefined;
  onChange: (value: number) => void;
  /** Note about the number. */
  children?: ReactNode;
}

/** A number that affects the price: every change requests a new price, so an unchanged value is ignored. */
export function CountField({ label, value, min, max, error, onChange, children }: CountFieldProps) {
  const common = usePhrases('common');
  return (
    <div className="min-w-0">
      <p className="mb-2 text-caption font-strong">{label}</p>
      <NumberStepper
        label={label}
        value={value}
        min={min}
        max={max}
        onChange={(next) => {
          if (next !== value) onChange(next);
        }}
        words={{ less: common('less'), more: common('more') }}
      />
      {children && <div className="mt-1 text-caption text-muted">{children}</div>}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
