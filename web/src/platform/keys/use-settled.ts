import { useEffect, useState } from 'react';

/** Delay of a search after the last key, in milliseconds. */
const PAUSE_MS = 120;

/** Returns the text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
