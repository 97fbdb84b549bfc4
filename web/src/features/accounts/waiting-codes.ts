import { useSyncExternalStore } from 'react';
import type { ApiFailure } from '../../platform/api/api.ts';

/**
 * Until when no further code may be asked for, by what it is for: kept outside the forms, so that the seconds go on
 * while a dialog is closed or another tab is shown. Only in memory, since the keys name people's addresses.
 */
const endsAtMs = new Map<string, number>();
const listeners = new Set<() => void>();

/** After a code was sent, seconds until another may be asked for; the server says the same. */
export const resendAfterSeconds = 60;

/** From now on nobody may ask again for so long. */
export function startWaiting(key: string, seconds: number): void {
  endsAtMs.set(key, Date.now() + seconds * 1000);
  for (const changed of listeners) changed();
}

export function endWaiting(key: string): void {
  endsAtMs.delete(key);
  for (const changed of listeners) changed();
}

/** When one may ask again, in milliseconds since 1970; null = now. */
export function useWaitingEnd(key: string): number | null {
  return useSyncExternalStore(
    subscribe,
    () => endsAtMs.get(key) ?? null,
    () => null,
  );
}

/** Waits as long as the server says with `code_too_soon`; other refusals name no time. */
export function waitAsTold(key: string, { data }: ApiFailure): void {
  if (typeof data !== 'object' || data === null || !('wait' in data)) return;
  if (typeof data.wait === 'number') startWaiting(key, data.wait);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
