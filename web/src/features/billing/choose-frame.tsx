import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ListHead } from '../../platform/list/list-page.tsx';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { RowsSkeleton } from '../../platform/list/rows-skeleton.tsx';
import type { Listed } from '../../platform/list/use-list.ts';
import type { ListSearch } from '../../platform/list/use-list-search.ts';
import { isForbidden, Loaded } from '../../platform/query/loaded.tsx';
import { ApplyFilters } from './apply-filters.tsx';
import type { ApplySearch } from './apply-search.ts';
import { HeadLink } from './head-link.tsx';

/** Page to select open charges for a bill or an invoice. */
interface ChooseFrameProps<Reply> {
  words: Record<
    'title' | 'intro' | 'toPapers' | 'empty' | 'emptyHelp' | 'emptyFiltered' | 'emptyFilteredHelp' | 'clear',
    string
  >;
  /** Addresses of the resulting documents and of the page itself. */
  papers: string;
  own: () => string;
  list: ListSearch<ApplySearch>;
  query: UseQueryResult<Reply>;
  children: (reply: Reply) => ReactNode;
  /** Bar with the selection and its actions. */
  bar: (reply: Reply) => ReactNode;
}

/** The page with its filters; `children` are the rows. */
export function ChooseFrame<Reply extends Listed & { products: readonly string[] }>(
  props: ChooseFrameProps<Reply>,
) {
  const { words, papers, list, query, children, bar } = props;
  const isEmpty = query.data?.total === 0 && !list.isNarrowed;
  return (
    <>
      <ListHead
        title={words.title}
        intro={words.intro}
        actions={<HeadLink to={papers}>{words.toPapers}</HeadLink>}
      />
      <Card className="mt-4">
        {!isEmpty && !isForbidden(query.error) && (
          <ApplyFilters list={list} products={query.data?.products ?? []} />
        )}
        <Loaded keepsLast query={query} skeleton={<RowsSkeleton row="h-16" className="mt-4" />}>
          {(reply) => (
            <ListRows
              reply={reply}
              place={list.search}
              href={list.href}
              empty={list.isNarrowed ? <NoneMatches {...props} /> : <NothingOpen {...props} />}
              keepsScroll
            >
              {children(reply)}
            </ListRows>
          )}
        </Loaded>
      </Card>
      {query.data && !isEmpty && bar(query.data)}
    </>
  );
}

function NoneMatches({ words, own }: Pick<ChooseFrameProps<unknown>, 'words' | 'own'>) {
  const said = { title: words.emptyFiltered, help: words.emptyFilteredHelp, clear: words.clear };
  return <NothingMatches words={said} all={own()} />;
}

function NothingOpen({ words, papers }: Pick<ChooseFrameProps<unknown>, 'words' | 'papers'>) {
  return (
    <EmptyState
      title={words.empty}
      actions={
        <Link to={papers} className={buttonClass()}>
          {words.toPapers}
        </Link>
      }
    >
      {words.emptyHelp}
    </EmptyState>
  );
}
