import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCount } from '../format/count.ts';
import { PageHead } from '../head/page-head.tsx';
import { isForbidden, Loaded } from '../query/loaded.tsx';
import { ListRows } from './list-rows.tsx';
import type { Place } from './place.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { StatusTabs, type StatusTabsProps } from './status-tabs.tsx';
import type { Listed } from './use-list.ts';
import type { ListSearch } from './use-list-search.ts';

/** Head of a list page: title, links and actions, introduction. */
export function ListHead({ title, intro, actions }: { title: string; intro: string; actions: ReactNode }) {
  return (
    <>
      <PageHead title={title} indexed={false} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title font-strong">{title}</h1>
        <div className="flex flex-wrap items-center gap-x-6">{actions}</div>
      </div>
      <p className="mt-1 max-w-prose text-muted">{intro}</p>
    </>
  );
}

interface ListPageProps<Reply, Tab extends string> extends ListBodyProps<Reply> {
  tabs?: StatusTabsProps<Tab>;
  /** Filters above the rows, usually a `FilterLine`. */
  filters?: ReactNode;
  /** A reader without access sees tabs and filters, too. */
  keepsTabs?: boolean;
}

/** A list page below its head: tabs, filters, total and rows. */
export function ListPage<Reply extends Listed, Tab extends string = string>(
  props: ListPageProps<Reply, Tab>,
) {
  const { tabs, filters, keepsTabs = false, ...body } = props;
  const rows = <ListBody {...body} />;
  if (isForbidden(body.query.error) && !keepsTabs) return rows;
  const content = filters ? (
    <>
      {filters}
      <div className="mt-4">{rows}</div>
    </>
  ) : (
    rows
  );
  return tabs ? <StatusTabs {...tabs}>{content}</StatusTabs> : content;
}

interface ListBodyProps<Reply> {
  list: Pick<ListSearch<Place>, 'search' | 'href'>;
  query: UseQueryResult<Reply>;
  /** Class of the height of a loading row. */
  rowHeight: string;
  /** Text of the line above the rows; `count` is the formatted total. */
  total: (count: string, reply: Reply) => ReactNode;
  empty: ReactNode;
  /** Going to another page of the list keeps the scroll position. */
  keepsScroll?: boolean;
  children: (reply: Reply) => ReactNode;
}

function ListBody<Reply extends Listed>(props: ListBodyProps<Reply>) {
  const { list, query, rowHeight, total, empty, keepsScroll = false, children } = props;
  const count = useCount();
  return (
    <Loaded keepsLast query={query} skeleton={<RowsSkeleton row={rowHeight} />}>
      {(reply) => (
        <ListRows reply={reply} place={list.search} href={list.href} empty={empty} keepsScroll={keepsScroll}>
          <p role="status" className="mb-2 text-caption text-muted">
            {total(count(reply.total, reply.total_capped), reply)}
          </p>
          {children(reply)}
        </ListRows>
      )}
    </Loaded>
  );
}
