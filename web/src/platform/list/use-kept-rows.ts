import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeptRow, keepRows } from './kept-rows.ts';

interface Kept<Row> {
  scope: string;
  from: readonly Row[];
  rows: KeptRow<Row>[];
}

/**
 * A list whose rows are acted on: while its page stays open no row leaves its place (see `keepRows`). `scope` names what is
 * shown, e.g. the tab and the page; another scope starts from the reply alone. `put` shows what an act has made of a row.
 */
export function useKeptRows<Row extends { id: number }, Reply extends { list: readonly Row[] }>(
  query: UseQueryResult<Reply>,
  scope: string,
): {
  /** The same query, its list with the rows that have left. */
  query: UseQueryResult<Reply>;
  /** Ids of the rows that have left. */
  left: ReadonlySet<number>;
  put: (row: Row) => void;
} {
  const [kept, setKept] = useState<Kept<Row>>({ scope, from: [], rows: [] });
  const { data, isPlaceholderData } = query;
  let current = kept;
  if (data && !isPlaceholderData && (kept.from !== data.list || kept.scope !== scope)) {
    const before = kept.scope === scope ? kept.rows : [];
    current = { scope, from: data.list, rows: keepRows(before, data.list) };
    setKept(current);
  }
  const put = (row: Row) =>
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
