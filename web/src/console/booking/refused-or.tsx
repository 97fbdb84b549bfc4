import { EmptyState } from '@serai/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../platform/api/api.ts';
import { Loaded } from '../../platform/query/loaded.tsx';

interface RefusedOrProps<Data> {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query like `Loaded`; a refusal, e.g. of a blocked agency or a past date, as its reason. */
export function RefusedOr<Data>({ query, skeleton, children }: RefusedOrProps<Data>) {
  const { error } = query;
  const isRefused = error instanceof ApiFailure && error.code === 0 && error.reason !== null;
  if (isRefused && query.data === undefined) return <EmptyState title={error.message} />;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
