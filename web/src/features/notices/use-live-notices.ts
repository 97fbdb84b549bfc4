import { useEffect, useRef, useState } from 'react';
import type { GetPath } from '../../platform/api/calls.ts';
import { useApp } from '../../platform/app.tsx';
import { markStale } from '../../platform/query/held-cache.ts';
import { hearOfNotices } from './live-notices.ts';
import { type NoticeList, noticeReads } from './notice-queries.ts';

/** Reads that a notice may affect: they are repeated if the page uses them. */
const spokenOf: readonly GetPath[] = [
  'workOrder/list',
  'workOrder/detail',
  'order/list',
  'order/listEvery',
  'order/calendar',
  'order/detail',
  'order/approvals',
  'overview/due',
  'overview/ahead',
];
/** Notices that arrive within this time, in milliseconds, cause one read. */
const togetherMs = 300;

/**
 * Updates the page as notices arrive. `known` is what the bell shows. Returns the number of unread notices at
 * the last arrival, for screen readers; null before the first.
 */
export function useLiveNotices(known: NoticeList | undefined): number | null {
  const app = useApp();
  const latest = useRef(known);
  latest.current = known;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = hearOfNotices(app, (news) => {
      const shown = latest.current;
      if (news && shown && news.unread === shown.unread && news.newest === newestOf(shown)) return;
      clearTimeout(timer);
      timer = setTimeout(() => markStale(noticeReads), togetherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [app]);
  return useArrivals(known);
}

/** Repeats the reads that a new notice may affect, whether it arrived by the stream or in the list. */
function useArrivals(known: NoticeList | undefined): number | null {
  const [arrived, setArrived] = useState<number | null>(null);
  const seen = useRef<number>(undefined);
  const newest = known && (newestOf(known) ?? 0);
  const unread = known?.unread ?? 0;
  useEffect(() => {
    if (newest === undefined) return;
    if (seen.current !== undefined && newest > seen.current) {
      markStale(spokenOf);
      setArrived(unread);
    }
    seen.current = newest;
  }, [newest, unread]);
  return arrived;
}

function newestOf({ list }: NoticeList): number | null {
  return list[0]?.id ?? null;
}
