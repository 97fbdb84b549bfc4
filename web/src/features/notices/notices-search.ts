import { type MessageKind, messageKinds } from '@serai/contract/messages/kinds';
import { type Place, readPlace, writePlace } from '../../platform/list/place.ts';

export const noticeViews = ['all', 'unread', 'switches'] as const;
export type NoticeViewName = (typeof noticeViews)[number];

/** Filter of the notices as stored in the address. */
export interface NoticesSearch extends Place {
  view: NoticeViewName;
  kind: MessageKind | null;
}

export function readNoticesSearch(params: URLSearchParams): NoticesSearch {
  return {
    view: noticeViews.find((view) => view === params.get('view')) ?? 'all',
    kind: messageKinds.find((kind) => kind === params.get('kind')) ?? null,
    ...readPlace(params),
  };
}

export function writeNoticesSearch(search: NoticesSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.view !== 'all') params.set('view', search.view);
  if (search.kind) params.set('kind', search.kind);
  return writePlace(params, search);
}
