import { useEffect, useState } from 'react';

const pauseMs = 300;

/** Returns a typed text once it has not changed for a moment, so that a call is not sent for each key. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
