import { classNames } from './class-names.tsx';

export interface PriceProps {
  /** The formatted number, e.g. `511.00`. */
  amount: string;
  /** Code or symbol of the currency, e.g. `USD`. */
  currency: string;
  size?: 'body' | 'lead' | 'title' | undefined;
  /** Struck out, for a price that is no longer valid. */
  former?: boolean | undefined;
  className?: string | undefined;
}

/** A sum in tabular figures, with the currency in a lighter style. */
export function Price({ amount, currency, size = 'body', former = false, className }: PriceProps) {
  const Element = former ? 's' : 'span';
  return (
    <Element
      className={classNames(
        'price figures whitespace-nowrap',
        former ? 'text-muted' : 'font-strong',
        sizes[size],
        className,
      )}
    >
      {amount} <span className="text-caption font-normal text-muted">{currency}</span>
    </Element>
  );
}

const sizes = { body: 'text-body', lead: 'text-lead', title: 'text-title' };
