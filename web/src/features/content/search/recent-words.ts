import { useSyncExternalStore } from 'react';

const storageKey = 'serai-content-searches';
const maxKept = 8;
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let held: { text: string | null; words: readonly string[] } = { text: null, words: none };

/** Returns recent searches on this device, the latest first. */
export function useRecentWords(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

export function keepWord(word: string): void {
  write([word, ...read().filter((each) => each !== word)].slice(0, maxKept));
}

export function purgeWords(): void {
  write(none);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function read(): readonly string[] {
  try {
    const text = localStorage.getItem(storageKey);
    if (text !== held.text) held = { text, words: wordsIn(text) };
    return held.words;
  } catch {
    return none;
  }
}

function wordsIn(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, maxKept) : none;
  } catch {
    return none;
  }
}

function write(words: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(words));
  } catch {
    // Storage may be forbidden: then nothing is stored.
  }
  for (const changed of listeners) changed();
}
