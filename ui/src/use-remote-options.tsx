import { useEffect, useRef, useState } from 'react';

export interface RemoteQuestion {
  /** Typed text, trimmed; empty for all options. */
  search: string;
  /** From 1. */
  page: number;
  signal: AbortSignal;
}

export interface RemotePage<Option> {
  options: readonly Option[];
  /** Number on all pages. */
  total: number;
}

export interface RemoteOptions<Option> extends RemotePage<Option> {
  /** `loading` during the first page of a search, `failed` if any page could not be loaded. */
  state: 'loading' | 'ready' | 'failed';
  hasMore: boolean;
  /** The next page is loading. */
  isGrowing: boolean;
  /** Starts another search. */
  search: (text: string) => void;
  /** Loads the next page; a no-op during a load. */
  more: () => void;
  /** Loads the failed page again. */
  retry: () => void;
}

/** Delay after the last key. */
const PAUSE_MS = 200;

/** The options of a search, page by page. A newer request aborts the previous one. */
export function useRemoteOptions<Option>(
  load: (question: RemoteQuestion) => Promise<RemotePage<Option>>,
): RemoteOptions<Option> {
  const [wanted, setWanted] = useState({ search: '', page: 1, attempt: 0 });
  const { search, page, attempt } = wanted;
  const question = `${page} ${attempt} ${search}`;
  const [answer, setAnswer] = useState<Answer<Option>>({
    question: '',
    options: [],
    total: 0,
    failed: false,
  });
  const ask = useRef(load);
  ask.current = load;
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const timer = setTimeout(
      () =>
        ask.current({ search, page, signal }).then(
          ({ options, total }) =>
            signal.aborted ||
            setAnswer((before) => ({
              question,
              options: page === 1 ? options : [...before.options, ...options],
              // A page without options is the last one, even if the total is higher.
              total: options.length ? total : before.options.length * Number(page > 1),
              failed: false,
            })),
          () =>
            signal.aborted ||
            setAnswer((before) => ({
              ...(page === 1 ? { options: [], total: 0 } : { options: before.options, total: before.total }),
              question,
              failed: true,
            })),
        ),
      search !== '' && page === 1 ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, page, question]);
  const isCurrent = answer.question === question;
  const hasMore = isCurrent && !answer.failed && answer.options.length < answer.total;
  return {
    options: answer.options,
    total: answer.total,
    state: !isCurrent ? (page === 1 ? 'loading' : 'ready') : answer.failed ? 'failed' : 'ready',
    hasMore,
    isGrowing: !isCurrent && page > 1,
    search: (text) => setWanted({ search: text.trim(), page: 1, attempt: 0 }),
    more: () => hasMore && setWanted({ search, page: page + 1, attempt: 0 }),
    retry: () => setWanted({ search, page, attempt: attempt + 1 }),
  };
}

interface Answer<Option> extends RemotePage<Option> {
  question: string;
  failed: boolean;
}
