import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.tsx';
import { Icon, type IconName } from './icons.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'repeated' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'compact' | 'large';

export interface ButtonLook {
  /**
   * `primary` is orange: at most one per screen. `repeated` is one of many equal actions in rows: orange only under the
   * pointer and with the focus. `danger` is red: it loses something. Default `secondary`.
   */
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement> | undefined;
  icon?: IconName | undefined;
  /** A request is pending: the button keeps its size and label, ignores clicks and announces that it is busy. */
  busy?: boolean | undefined;
  /** There is nothing to do, e.g. nothing to save: like `disabled`, but the button keeps the focus. */
  idle?: boolean | undefined;
}

/** Button with a label that names its action. */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    block,
    icon,
    busy = false,
    idle = false,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const takesNoClick = busy || idle;
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={takesNoClick || undefined}
      onClick={takesNoClick ? (event) => event.preventDefault() : onClick}
      className={classNames(
        buttonClass({ kind, size, block }),
        idle && !busy && 'cursor-not-allowed opacity-50',
        busy && 'cursor-progress opacity-70',
        className,
      )}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

/** Class of a button, for a link that looks like one. */
export function buttonClass({
  kind = 'secondary',
  size = 'regular',
  block = false,
}: ButtonLook = {}): string {
  return classNames(base, kinds[kind], sizes[size], block && 'w-full');
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-strong whitespace-nowrap select-none ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-saffron text-on-saffron hover:bg-saffron-strong',
  secondary: 'border border-line-strong bg-surface text-text hover:border-teal hover:text-teal',
  repeated:
    'border border-line-strong bg-surface text-text hover:border-saffron hover:bg-saffron hover:text-on-saffron ' +
    'focus-visible:border-saffron focus-visible:bg-saffron focus-visible:text-on-saffron',
  quiet: 'text-teal hover:bg-teal-soft',
  danger: 'bg-lacquer text-on-lacquer hover:opacity-90',
};

const sizes: Record<ButtonSize, string> = {
  compact: 'h-8 px-3 text-caption',
  regular: 'h-10 px-4 text-body',
  large: 'h-12 px-6 text-body',
};
