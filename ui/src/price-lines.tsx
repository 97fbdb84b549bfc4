import type { ReactNode } from 'react';
import { Price } from './price.tsx';

/** A formatted sum. */
export interface Sum {
  amount: string;
  currency: string;
}

export interface PriceLine {
  key: string;
  label: ReactNode;
  /** Factors, e.g. “2 × 80.00”. */
  detail?: ReactNode;
  amount: Sum;
}

/** Components of a price, one per line, with the total. */
export function PriceLines(props: { lines: readonly PriceLine[]; total: Sum; totalLabel: ReactNode }) {
  const { lines, total, totalLabel } = props;
  return (
    <dl className="grid gap-1">
      {lines.map((line) => (
        <div key={line.key} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0">
            {line.label}
            {line.detail && <span className="block text-caption text-muted">{line.detail}</span>}
          </dt>
          <dd className="figures shrink-0">{line.amount.amount}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2">
        <dt className="font-strong">{totalLabel}</dt>
        <dd>
          <Price {...total} size="title" />
        </dd>
      </div>
    </dl>
  );
}
