import type { OwnArticleDetail } from '@serai/contract/content/own-articles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSend } from '../../../platform/api/use-send.ts';
import { useApp } from '../../../platform/app.tsx';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { placeOf } from '../../../platform/form-draft/lasting-draft.ts';
import { putRead } from '../../../platform/query/use-read.ts';
import { useSession } from '../../../platform/session/use-session.tsx';
import { createArticleDraft } from './article-draft.ts';
import type { Channels } from './article-facts.tsx';
import type { ArticleValues } from './article-values.ts';

/** Interval of automatic saves. */
const saveEveryMs = 30_000;

/** Draft of an article on a page: stored on the device at once, and saved every 30 seconds. */
export function useArticleDraft(
  opened: OwnArticleDetail | null,
  { channels, onCreated }: { channels: Channels; onCreated: (id: number) => void },
) {
  const { lang } = useApp();
  const { user } = useSession();
  const cache = useQueryClient();
  const saving = useSend('cms.User/saveContent', { quiet: true, stale: ['cms.User/content'] });
  const send = useRef<typeof saving.send>(saving.send);
  send.current = async (wish) => {
    const sent = await saving.send(wish);
    if (sent.failure) return sent;
    const { article } = sent.reply;
    putRead(cache, 'cms.User/contentDetail', { id: article.id }, () => ({ article }));
    if (wish.id === undefined) onCreated(article.id);
    return sent;
  };
  const [draft] = useState(() =>
    createArticleDraft(opened, {
      lang,
      channel: channels.length === 1 ? String(channels[0]!.id) : '',
      keptAt: (article) => placeOf(user?.id ?? 0, `article:${article}`),
      send: (wish) => send.current(wish),
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  useHoldReload(state.isChanged);
  useEffect(() => {
    const timer = setInterval(draft.saveBySelf, saveEveryMs);
    return () => clearInterval(timer);
  }, [draft]);

  return {
    ...state,
    failure: saving.failure,
    busy: saving.busy,
    change: draft.change,
    save: (now: ArticleValues) => draft.save(now),
    drop: draft.drop,
    keepMine: draft.keepMine,
  };
}
