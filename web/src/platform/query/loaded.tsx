import { Button } from '@serai/ui/button';
import { ErrorState } from '@serai/ui/error-state';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiFailure } from '../api/api.ts';
import { usePhrases } from '../i18n/phrases.ts';
import { NotRefreshed } from './not-refreshed.tsx';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Placeholder in the shape of the data. */
  skeleton: ReactNode;
  /** Shown for a not-found reply; if absent, that is a failure like any other. */
  missing?: ReactNode;
  /** For lists: rows of the previous page or tab stay if the new ones fail to load. */
  keepsLast?: boolean;
  /** Another part of the page shows the same query with its error. */
  quiet?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * Renders the data of a query, or its loading, error, forbidden or missing state. Earlier data stays after a
 * failed refresh, with a note.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, skeleton, missing, keepsLast, quiet = false, children } = props;
  const common = usePhrases('common');
  const last = useRef<{ data: Data; at: number }>(undefined);
  if (query.data !== undefined && !query.isPlaceholderData) {
    last.current = { data: query.data, at: query.dataUpdatedAt };
  }
  const kept = keepsLast && query.isError && !isForbidden(query.error) ? last.current : undefined;
  const shown = query.data ?? kept?.data;
  if (shown !== undefined) {
    return (
      <>
        {query.isError && !quiet && <NotRefreshed query={query} shownAt={kept?.at ?? query.dataUpdatedAt} />}
        {children(shown)}
      </>
    );
  }
  if (query.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{common('loading')}</span>
        {skeleton}
      </div>
    );
  }
  if (quiet) return null;
  const { error } = query;
  if (missing !== undefined && error instanceof ApiFailure && error.reason === 'not_found') return missing;
  if (isForbidden(error)) {
    return <Forbidden />;
  }
  return (
    <ErrorState
      title={common('loadFailed')}
      actions={
        <Button kind="primary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {common('retry')}
        </Button>
      }
    >
      {error instanceof ApiFailure && error.message && <p className="text-text">{error.message}</p>}
      <p>{common('loadFailedHelp')}</p>
    </ErrorState>
  );
}

/** Members ask the owner account of their agency for a right, staff their administrator. */
function Forbidden() {
  const common = usePhrases('common');
  const isStaffPage = useLocation().pathname.startsWith('/console/');
  return (
    <ForbiddenState title={common('forbidden')}>
      {common(isStaffPage ? 'forbiddenRight' : 'forbiddenHelp')}
    </ForbiddenState>
  );
}

/** Whether a query failed for lack of rights. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiFailure && (error.code === 401 || error.status === 403);
}
