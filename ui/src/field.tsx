import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.tsx';
import { Icon } from './icons.tsx';

/** Attributes that link a control to its label, hint and error: spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** Shown beside the field and announced with it; marks the control as invalid if present. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Text after the label of an optional field. */
  optionalWord?: string | undefined;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error, connected by ids. */
export function Field(props: FieldProps) {
  const { label, hint, error, required, optionalWord, labelHidden, className, children } = props;
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(required ? { 'aria-required': true as const } : {}),
  };
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-caption font-strong text-text'}>
        {label}
        {optionalWord && <span className="ml-2 font-normal text-muted">{optionalWord}</span>}
      </label>
      {children(control)}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Error message of a field. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1 text-caption text-lacquer" role="alert">
      <Icon name="error" size={16} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
