import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export interface KeyValue {
  key: string;
  name: ReactNode;
  value: ReactNode;
  /** Full width, for long text. */
  wide?: boolean | undefined;
}

export interface KeyValuesProps {
  items: readonly KeyValue[];
  /** From 768 px. */
  columns?: 1 | 2 | 3;
  /** One column on a phone, or two for many short facts. */
  phoneColumns?: 1 | 2;
}

/** A list of facts with names. */
export function KeyValues({ items, columns = 2, phoneColumns = 1 }: KeyValuesProps) {
  return (
    <dl className={classNames('grid gap-x-8 gap-y-3', phoneColumns === 2 && 'grid-cols-2', grids[columns])}>
      {items.map((item) => (
        <div key={item.key} className={classNames('min-w-0', item.wide && 'col-span-full')}>
          <dt className="text-caption text-muted">{item.name}</dt>
          <dd className="[overflow-wrap:anywhere]">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

const grids = { 1: '', 2: 'md:grid-cols-2 print:grid-cols-2', 3: 'md:grid-cols-3 print:grid-cols-3' };
