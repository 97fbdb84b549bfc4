import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Tabs } from '@serai/ui/tabs';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { firstPage } from '../../platform/list/place.ts';
import { type Shown, writeShown } from '../../platform/list/shown.ts';

interface ShownTabsProps<Filter extends string> {
  label: string;
  filters: readonly Filter[];
  shown: Shown<Filter>;
  nameOf: (filter: Filter | 'all') => string;
  children: ReactNode;
}

/** List with one tab per status; the selected tab is in the address. */
export function ShownTabs<Filter extends string>(props: ShownTabsProps<Filter>) {
  const { label, filters, shown, nameOf, children } = props;
  const [, setParams] = useSearchParams();
  const show = (value: Filter | 'all') =>
    setParams(writeShown({ ...shown, ...firstPage, show: value === 'all' ? null : value }), {
      preventScrollReset: true,
    });
  return (
    <Tabs
      label={label}
      value={shown.show ?? 'all'}
      onChange={show}
      items={(['all', ...filters] as const).map((value) => ({ value, label: nameOf(value) }))}
    >
      {children}
    </Tabs>
  );
}

interface NothingShownProps {
  words: Record<'emptyShown' | 'emptyShownHelp' | 'empty' | 'emptyHelp' | 'toApply', string>;
  /** Only some are shown; others there may be. */
  isNarrowed: boolean;
  /** Where the first is applied for. */
  apply: string;
}

/** No bill or invoice to show. */
export function NothingShown({ words, isNarrowed, apply }: NothingShownProps) {
  if (isNarrowed) return <EmptyState title={words.emptyShown}>{words.emptyShownHelp}</EmptyState>;
  return (
    <EmptyState
      title={words.empty}
      actions={
        <Link to={apply} className={buttonClass()}>
          {words.toApply}
        </Link>
      }
    >
      {words.emptyHelp}
    </EmptyState>
  );
}
