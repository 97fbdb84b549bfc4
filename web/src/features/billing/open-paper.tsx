import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { BackLink } from '../../platform/page/back-link.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';

interface OpenPaperProps<Detail> {
  query: UseQueryResult<Detail>;
  title: string;
  words: Record<'back' | 'missing' | 'missingHelp', string>;
  /** Address of its list. */
  list: string;
  children: (detail: Detail) => ReactNode;
}

/** Page of one bill or invoice, or its not-found state. */
export function OpenPaper<Detail>({ query, title, words, list, children }: OpenPaperProps<Detail>) {
  const missing = (
    <EmptyState
      title={words.missing}
      actions={
        <Link to={list} className={buttonClass()}>
          {words.back}
        </Link>
      }
    >
      {words.missingHelp}
    </EmptyState>
  );
  return (
    <>
      <PageHead title={title} indexed={false} />
      <BackLink to={list}>{words.back}</BackLink>
      <Loaded query={query} skeleton={<PageSkeleton />} missing={missing}>
        {children}
      </Loaded>
    </>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-36" />
      <Skeleton className="h-80" />
    </div>
  );
}
