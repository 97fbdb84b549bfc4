import { useEffect } from 'react';
import { createKeptFlag } from '../../platform/kept-flag.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { RecentSearches } from '../recent-searches/recent-searches.tsx';

/** Whether there were searches at the last visit. */
const hadSearches = createKeptFlag('serai-workbench-searches');

/**
 * The last searches below the search line. Their line is kept free while they load if there were some at the last visit:
 * then nothing below moves; without searches there is no gap.
 */
export function LastSearches({ nowMs }: { nowMs: number }) {
  const before = hadSearches.useIsSet();
  const { data } = useRead('search/recent', {});
  const has = data ? data.list.length > 0 : before;
  useEffect(() => {
    if (has !== before) hadSearches.toggle();
  }, [has, before]);
  return (
    <div className={has ? 'mt-2 min-h-10' : undefined}>
      <RecentSearches nowMs={nowMs} oneLine />
    </div>
  );
}
