import { useSyncExternalStore } from 'react';
import type { ApiFailure } from '../../platform/api/api.ts';

/**
 * End of the waiting time for the next code, by recipient: stored outside the forms, so that the countdown
 * continues while a dialog is closed or another tab is shown. In memory only, because the keys contain
 * addresses.
 */
const endsAtMs = new Map<string, number>();
const listeners = new Set<() => void>();

/** Seconds until another code may be requested; equal to the server's rule. */
export const resendAfterSeconds = 60;

/** Starts the waiting time of a key. */
export function startWaiting(key: string, seconds: number): void {
  endsAtMs.set(key, Date.now() + seconds * 1000);
  for (const changed of listeners) changed();
}

export function endWaiting(key: string): void {
  endsAtMs.delete(key);
  for (const changed of listeners) changed();
}

/** When another code may be requested, in milliseconds since 1970; null = now. */
export function useWaitingEnd(key: string): number | null {
  return useSyncExternalStore(
    subscribe,
    () => endsAtMs.get(key) ?? null,
    () => null,
  );
}

/** Waits for the time given with `code_too_soon`; other refusals have none. */
export function waitAsTold(key: string, { data }: ApiFailure): void {
  if (typeof data !== 'object' || data === null || !('wait' in data)) return;
  if (typeof data.wait === 'number') startWaiting(key, data.wait);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
