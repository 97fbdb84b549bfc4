import { useState } from 'react';
import { useSession } from '../session/use-session.tsx';

const prefix = 'serai-kept:';
/** Drafts are removed after two weeks. */
const keptForMs = 14 * 86_400_000;

interface Kept {
  at: number;
  values: unknown;
}

/** Place on this device for a draft of one author. */
export interface KeptPlace<Values> {
  /** Reads the draft of an earlier visit as far as it still fits; null if there is none. */
  read: () => Partial<Values> | null;
  write: (values: Values) => void;
  remove: () => void;
}

export interface LastingDraft<Values> {
  values: Values;
  /** Whether a draft of an earlier visit was restored. */
  wasKept: boolean;
  change: (part: Partial<Values> | ((before: Values) => Partial<Values>)) => void;
  /** Call this when it has been sent, or was discarded. */
  drop: () => void;
}

/**
 * Stores input on this device for its author: over failed sends, closed windows and a new login. Never for a
 * password.
 */
export function useLastingDraft<Values extends object>(key: string, empty: Values): LastingDraft<Values> {
  const { user } = useSession();
  const place = placeOf<Values>(user?.id ?? 0, key);
  const [kept, setKept] = useState(place.read);
  const [values, setValues] = useState<Values>({ ...empty, ...kept });
  return {
    values,
    wasKept: kept !== null,
    change: (part) =>
      setValues((before) => {
        const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
        place.write(next);
        return next;
      }),
    drop() {
      setValues(empty);
      setKept(null);
      place.remove();
    },
  };
}

/** `key` names the draft; `userId` is 0 without a login. */
export function placeOf<Values extends object>(userId: number, key: string): KeptPlace<Values> {
  const name = `${prefix}${userId}:${key}`;
  return {
    read: () => readKept(name) as Partial<Values> | null,
    write: (values) => writeKept(name, values),
    remove: () => removeKept(name),
  };
}

function readKept(name: string): unknown {
  try {
    const oldest = Date.now() - keptForMs;
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      if ((parse(localStorage.getItem(key))?.at ?? 0) < oldest) localStorage.removeItem(key);
    }
    return parse(localStorage.getItem(name))?.values ?? null;
  } catch {
    // Storage may be forbidden.
    return null;
  }
}

function parse(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function writeKept(name: string, values: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), values } satisfies Kept));
  } catch {
    // Storage may be full or forbidden; the form itself still works.
  }
}

function removeKept(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage may be forbidden: then nothing was stored.
  }
}
