import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.tsx';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** An icon or short word inside the control, before the text. */
  before?: ReactNode | undefined;
  /** A button or unit inside the control, after the text. */
  after?: ReactNode | undefined;
  /** Without a border, for use in a row with other fields. */
  bare?: boolean | undefined;
}

/** A single-line text field. Put it into a `Field` for its label and error. */
export function TextInput({ before, after, bare, className, ref, ...rest }: TextInputProps) {
  if (!before && !after)
    return (
      <input
        type="text"
        {...rest}
        ref={ref}
        className={classNames(bare ? bareClass : controlClass, className)}
      />
    );
  return (
    <span
      className={classNames(
        bare ? '' : controlClass,
        'flex items-center',
        bare ? '' : 'gap-2 has-[input:focus-visible]:outline-2',
        className,
      )}
    >
      {before && <span className="shrink-0 text-muted">{before}</span>}
      <input
        type="text"
        {...rest}
        ref={ref}
        className={bare ? bareClass : 'h-full w-full min-w-0 bg-transparent outline-none'}
      />
      {after && <span className="-mr-2 shrink-0 text-muted">{after}</span>}
    </span>
  );
}

/** A text field without a frame, in a row with other fields. */
export const bareClass =
  'w-full truncate bg-transparent font-strong text-text outline-none placeholder:font-normal placeholder:text-muted ' +
  'max-md:text-[1rem]';

/** Frame shared by all text fields and selects. 16 px on a phone, so that the browser does not zoom in. */
export const controlClass =
  'h-10 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-text max-md:text-[1rem] ' +
  'placeholder:text-muted outline-offset-1 outline-teal transition-colors duration-150 hover:border-teal ' +
  'focus-visible:outline-2 aria-invalid:border-lacquer has-aria-invalid:border-lacquer ' +
  '[&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70';
