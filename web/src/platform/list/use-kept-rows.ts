import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeptRow, keepRows } from './kept-rows.ts';

interface Kept<Row> {
  scope: string;
  from: readonly Row[];
  rows: KeptRow<Row>[];
}

type RowOf<Reply extends { list: readonly unknown[] }> = Reply['list'][number];

/**
 * A list with actions on its rows: while its page is open no row leaves its place (see `keepRows`). `scope`
 * identifies the list, e.g. tab and page; another scope starts from the reply alone. `put` shows the result of an
 * action on a row.
 */
export function useKeptRows<Reply extends { list: readonly { id: number | string }[] }>(
  query: UseQueryResult<Reply>,
  scope: string,
): {
  /** The query, with the rows that have left in its list. */
  query: UseQueryResult<Reply>;
  /** Ids of the rows that have left. */
  left: ReadonlySet<RowOf<Reply>['id']>;
  put: (row: RowOf<Reply>) => void;
} {
  const [kept, setKept] = useState<Kept<RowOf<Reply>>>({ scope, from: [], rows: [] });
  const { data, isPlaceholderData } = query;
  let current = kept;
  if (data && !isPlaceholderData && (kept.from !== data.list || kept.scope !== scope)) {
    const before = kept.scope === scope ? kept.rows : [];
    current = { scope, from: data.list, rows: keepRows(before, data.list) };
    setKept(current);
  }
  const put = (row: RowOf<Reply>) =>
    setKept(({ rows, ...rest }) => ({
      ...rest,
      rows: rows.map((one) => (one.row.id === row.id ? { ...one, row } : one)),
    }));
  return {
    query: data
      ? ({ ...query, data: { ...data, list: current.rows.map(({ row }) => row) } } as UseQueryResult<Reply>)
      : query,
    left: new Set(current.rows.filter(({ left }) => left).map(({ row }) => row.id)),
    put,
  };
}
