import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.tsx';
import { controlClass } from './text-input.tsx';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A text area that grows with its content. */
export function TextArea({ className, rows = 3, ref, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      ref={ref}
      rows={rows}
      className={classNames(controlClass, 'field-sizing-content h-auto min-h-20 py-2', className)}
    />
  );
}
