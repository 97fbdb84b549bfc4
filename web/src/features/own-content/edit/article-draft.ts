import type { OwnArticleDetail } from '@serai/contract/content/own-articles';
import type { BodyOf, Posted } from '../../../platform/api/calls.ts';
import type { Sent } from '../../../platform/api/use-send.ts';
import type { KeptPlace } from '../../../platform/form-draft/lasting-draft.ts';
import type { Language } from '../../../platform/i18n/language.ts';
import { type ArticleValues, isSame, isWorthSaving, valuesOf, wishOf } from './article-values.ts';

/** Draft stored on the device: `base` is the revision it started from. */
export type KeptArticle = ArticleValues & { base: number };

export interface ArticleDraftState {
  /** Last saved version; null before the first save. */
  article: OwnArticleDetail | null;
  values: ArticleValues;
  isChanged: boolean;
  /** The content is an unsaved draft from this device. */
  isRestored: boolean;
  /** A newer revision that was saved elsewhere. */
  newer: number | null;
}

/** Article being edited. */
export interface ArticleDraft {
  get: () => ArticleDraftState;
  subscribe: (changed: () => void) => () => void;
  change: (part: Partial<ArticleValues>) => void;
  /** Returns the saved article; null if it was not saved. */
  save: (now: ArticleValues) => Promise<OwnArticleDetail | null>;
  /** Autosaves if enabled and possible. */
  saveBySelf: () => void;
  /** Discards the unsaved text. */
  drop: () => void;
  /** Continues from the revision saved elsewhere, with the content of this page. */
  keepMine: () => void;
}

interface Surroundings {
  lang: Language;
  /** Channel of a new article if there is only one. */
  channel?: string;
  keptAt: (article: number | 'new') => KeptPlace<KeptArticle>;
  send: (wish: BodyOf<'cms.User/saveContent'>) => Promise<Sent<Posted<'cms.User/saveContent'>>>;
}

/**
 * Every change is stored on the device at once until it has been saved. A revision saved by another device in the
 * meantime is not overwritten without asking.
 */
export function createArticleDraft(
  opened: OwnArticleDetail | null,
  { lang, channel = '', keptAt, send }: Surroundings,
): ArticleDraft {
  const listeners = new Set<() => void>();
  let place = keptAt(opened?.id ?? 'new');
  const kept = place.read();
  let asSaved = opened ? valuesOf(opened, lang) : { ...valuesOf(null, lang), channel };
  const { base: keptBase, ...keptValues } = { base: opened?.revision ?? 0, ...kept };
  let base = keptBase;
  let wasKept = kept !== null;
  let sending = false;
  let state: ArticleDraftState = {
    article: opened,
    values: { ...asSaved, ...keptValues },
    isChanged: false,
    isRestored: false,
    newer: wasKept && opened && base !== opened.revision ? opened.revision : null,
  };
  put({});

  function put(part: Partial<ArticleDraftState>) {
    const next = { ...state, ...part };
    const isChanged = !isSame(next.values, asSaved);
    state = { ...next, isChanged, isRestored: wasKept && isChanged };
    for (const changed of listeners) changed();
  }

  async function save(now: ArticleValues): Promise<OwnArticleDetail | null> {
    const { article } = state;
    sending = true;
    const { reply, failure } = await send(wishOf(now, article && { id: article.id, base }));
    sending = false;
    if (failure) {
      // Another window may have removed the draft that both have stored.
      if (!isSame(state.values, asSaved)) place.write({ ...state.values, base });
      const said = failure.data as { revision?: number } | null;
      if (failure.reason === 'content_changed') put({ newer: said?.revision ?? 0 });
      return null;
    }
    const saved = reply.article;
    place.remove();
    place = keptAt(saved.id);
    asSaved = now;
    base = saved.revision;
    wasKept = false;
    // Input during the request is not saved yet.
    if (!isSame(state.values, now)) place.write({ ...state.values, base });
    put({ article: saved });
    return saved;
  }

  return {
    get: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    change(part) {
      const values = { ...state.values, ...part };
      place.write({ ...values, base });
      put({ values });
    },
    save,
    saveBySelf() {
      const { isChanged, newer, values } = state;
      if (isChanged && newer === null && !sending && isWorthSaving(values)) void save(values);
    },
    drop() {
      wasKept = false;
      place.remove();
      put({ values: asSaved });
    },
    keepMine() {
      if (state.newer !== null) base = state.newer;
      place.write({ ...state.values, base });
      put({ newer: null });
    },
  };
}
