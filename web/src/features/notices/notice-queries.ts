import type { MessageKind } from '@serai/contract/messages/kinds';
import type { UseQueryResult } from '@tanstack/react-query';
import type { GetPath, Got } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useApp } from '../../platform/app.tsx';
import type { Place } from '../../platform/list/place.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { notifyTabs } from './live-notices.ts';

export type NoticeList = Got<'notice/list'>;
export type NoticeView = NoticeList['list'][number];

export const noticeReads: readonly GetPath[] = ['notice/list'];

/** Number of notices shown by the bell. */
const latest = 6;

/** Reads the newest notices and the number of unread ones, for the bell. */
export function useLatestNotices(): UseQueryResult<NoticeList> {
  return useRead('notice/list', { limit: latest });
}

export function useNotices(
  filter: { kind: MessageKind | null; unread: boolean },
  place: Place,
): UseQueryResult<NoticeList> {
  return useList('notice/list', { kind: filter.kind, unread: filter.unread || null }, place);
}

/** Marks notices as read, here and in the other tabs of the browser. */
export function useMarkRead(): {
  one: (notice: NoticeView) => Promise<void>;
  all: () => Promise<boolean>;
  busy: boolean;
} {
  const app = useApp();
  const mark = useSend('notice/read', { stale: noticeReads });
  return {
    busy: mark.busy,
    async one({ id, read }) {
      if (read) return;
      const { reply } = await mark.send({ ids: [id] });
      if (reply) notifyTabs(app);
    },
    async all() {
      const { reply } = await mark.send({ all: true });
      if (reply) notifyTabs(app);
      return reply !== null;
    },
  };
}
