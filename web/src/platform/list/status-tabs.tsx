import { Tabs } from '@serai/ui/tabs';
import type { ReactNode } from 'react';
import { useCount } from '../format/count.ts';

interface TabCount {
  status: string;
  count: number;
  /** Counting stopped before the last row. */
  capped: boolean;
}

export interface StatusTabsProps<Value extends string> {
  label: string;
  /** The selected tab; null is the tab of all rows. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Name of the tab of all rows. */
  all: string;
  tabs: readonly { value: Value; label: string }[];
  /** Rows per tab; an absent status counts 0. Without it, or until it has arrived, no tab shows a number. */
  counts?: readonly TabCount[] | undefined;
}

/** A list below one tab per status; the first tab shows all rows. */
export function StatusTabs<Value extends string>(props: StatusTabsProps<Value> & { children: ReactNode }) {
  const { label, value, onChange, all, tabs, counts, children } = props;
  const count = useCount();
  const countOf = (rows: readonly TabCount[]) =>
    count(
      rows.reduce((sum, row) => sum + row.count, 0),
      rows.some((row) => row.capped),
    );
  return (
    <Tabs<Value | 'all'>
      label={label}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? null : (chosen as Value))}
      items={[
        { value: 'all', label: all, count: counts && countOf(counts) },
        ...tabs.map((tab) => ({
          ...tab,
          count: counts && countOf(counts.filter(({ status }) => status === tab.value)),
        })),
      ]}
    >
      {children}
    </Tabs>
  );
}
