import { Button } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiFailure } from '../api/api.ts';
import { useDates } from '../format/dates.ts';
import { usePhrases } from '../i18n/phrases.ts';

/** Note above stale data after a failed refresh: the reason and the time of the data (`shownAt`, ms). */
export function NotRefreshed(props: { query: UseQueryResult<unknown>; shownAt: number }) {
  const { query, shownAt } = props;
  const common = usePhrases('common');
  const { time } = useDates();
  const { error, isFetching, refetch } = query;
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-amber-soft px-4 py-2"
    >
      <Icon name="warning" size={18} className="shrink-0 text-amber" />
      <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        {error instanceof ApiFailure && error.message} {common('notRefreshed', { time: time(shownAt) })}
      </p>
      <Button kind="quiet" busy={isFetching} onClick={() => void refetch()}>
        {common('retry')}
      </Button>
    </div>
  );
}
