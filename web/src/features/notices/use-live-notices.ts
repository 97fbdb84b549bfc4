import { useEffect, useRef, useState } from 'react';
import type { GetPath } from '../../platform/api/calls.ts';
import { useApp } from '../../platform/app.tsx';
import { markStale } from '../../platform/query/held-cache.ts';
import { hearOfNotices } from './live-notices.ts';
import { type NoticeList, noticeReads } from './notice-queries.ts';

/** What a notice may speak of: where it is on the page, it is read again. */
const spokenOf: readonly GetPath[] = [
  'workOrder/list',
  'workOrder/detail',
  'order/list',
  'order/detail',
  'order/approvals',
];
/** Several that arrive at once are read at once, milliseconds. */
const togetherMs = 300;

/**
 * Keeps what the page shows up to date as notices arrive. `known` is what the bell shows. Answers how many were
 * unread when the last one arrived, to be said; null until one has.
 */
export function useLiveNotices(known: NoticeList | undefined): number | null {
  const app = useApp();
  const latest = useRef(known);
  latest.current = known;
  const [arrived, setArrived] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let more: readonly GetPath[] = [];
    const stop = hearOfNotices(app, (news) => {
      const shown = latest.current;
      const newest = shown?.list[0]?.id ?? null;
      if (news && shown && news.unread === shown.unread && news.newest === newest) return;
      if (news && shown && (news.newest ?? 0) > (newest ?? 0)) {
        more = spokenOf;
        setArrived(news.unread);
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        markStale([...noticeReads, ...more]);
        more = [];
      }, togetherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [app]);
  return arrived;
}
