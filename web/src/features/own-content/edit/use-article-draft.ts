import type { OwnArticleDetail } from '@serai/contract/content-members';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../../platform/api/use-send.ts';
import { useApp } from '../../../platform/app.tsx';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { useLastingDraft } from '../../../platform/form-draft/lasting-draft.ts';
import { putRead } from '../../../platform/query/use-read.ts';
import { type ArticleValues, isSame, isWorthSaving, valuesOf, wishOf } from './article-values.ts';

/** How often what was written is saved by itself. */
const saveEveryMs = 30_000;

/**
 * An article as it is written: every change is kept on the device at once, and saved every half minute. Another
 * device's save in between is not written over unasked.
 */
export function useArticleDraft(opened: OwnArticleDetail | null, onCreated: (id: number) => void) {
  const { lang } = useApp();
  const cache = useQueryClient();
  const [article, setArticle] = useState(opened);
  const [asSaved, setAsSaved] = useState(() => valuesOf(opened, lang));
  const first = { ...asSaved, base: opened?.revision ?? 0 };
  const draft = useLastingDraft(`article:${article?.id ?? 'new'}`, first);
  const { base: keptBase, ...values } = draft.values;
  const [base, setBase] = useState(keptBase);
  /** What was saved elsewhere meanwhile. */
  const [newer, setNewer] = useState<number | null>(
    draft.wasKept && opened && keptBase !== opened.revision ? opened.revision : null,
  );
  const sending = useSend('cms.User/saveContent', { quiet: true, stale: ['cms.User/content'] });
  const isChanged = !isSame(values, asSaved);
  useHoldReload(isChanged);

  async function save(now: ArticleValues): Promise<OwnArticleDetail | null> {
    const { reply, failure } = await sending.send(wishOf(now, article && { id: article.id, base }));
    if (failure) {
      const said = failure.data as { revision?: number } | null;
      if (failure.reason === 'content_changed') setNewer(said?.revision ?? 0);
      return null;
    }
    const saved = reply.article;
    putRead(cache, 'cms.User/contentDetail', { id: saved.id }, () => ({ article: saved }));
    setArticle(saved);
    setAsSaved(now);
    setBase(saved.revision);
    draft.forget();
    if (!article) onCreated(saved.id);
    return saved;
  }

  const bySelf = useRef<() => void>(() => {});
  bySelf.current = () => {
    if (isChanged && newer === null && !sending.busy && isWorthSaving(values)) void save(values);
  };
  useEffect(() => {
    const timer = setInterval(() => bySelf.current(), saveEveryMs);
    return () => clearInterval(timer);
  }, []);

  return {
    article,
    values,
    isChanged,
    /** What stands here was written before, on this device, and never saved. */
    isRestored: draft.wasKept && isChanged,
    newer,
    failure: sending.failure,
    busy: sending.busy,
    change: (part: Partial<ArticleValues>) => draft.change({ ...part, base }),
    save,
    drop: draft.drop,
    /** Goes on from what was saved elsewhere, with what stands here. */
    keepMine() {
      if (newer !== null) setBase(newer);
      setNewer(null);
    },
  };
}

export type ArticleDraft = ReturnType<typeof useArticleDraft>;
