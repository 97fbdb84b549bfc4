import { useEffect, useRef } from 'react';

const prefix = 'serai-draft:';

/** Reads the draft of this key, or null. */
export function readDraft<Values>(key: string): Values | null {
  try {
    const kept = sessionStorage.getItem(prefix + key);
    return kept === null ? null : (JSON.parse(kept) as Values);
  } catch {
    return null;
  }
}

/** Stores a half-filled form for this tab: it survives a reload and a new login. Never use it for a password. */
export function keepDraft(key: string, values: unknown): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values));
  } catch {
    // Storage may be full or forbidden; the form itself still works.
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

/** The part of a react-hook-form that drafts need. */
interface DraftableForm<Values> {
  watch(listener: (values: Values) => void): { unsubscribe(): void };
  getValues(): Values;
  reset(values: Values, options?: { keepDefaultValues?: boolean }): void;
}

/**
 * Stores a form's values under `key` (usually the path and its search) during input, and restores them when it is
 * opened again. Call `dropDraft(key)` after a successful submit.
 */
export function useFormDraft<Values extends object>(form: DraftableForm<Values>, key: string): void {
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    const kept = readDraft<Values>(key);
    if (kept) latest.current.reset({ ...latest.current.getValues(), ...kept }, { keepDefaultValues: true });
    const subscription = latest.current.watch((values) => keepDraft(key, values));
    return () => subscription.unsubscribe();
  }, [key]);
}
