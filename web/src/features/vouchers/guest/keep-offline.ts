import { useEffect, useState } from 'react';

/** The path of the script determines its scope: this folder. */
const worker = '/voucher/offline-worker.js';

/** Whether the page is stored on this device: current, outdated (offline), or not at all. */
export type Held = 'now' | 'before' | 'not';

/**
 * Stores the open voucher on this device for offline use; `null` until decided. Removes a stored one once the
 * link is no longer valid.
 */
export function useKeptOffline(leads: boolean): Held | null {
  const [kept, setKept] = useState<Held | null>(null);
  useEffect(() => {
    let gone = false;
    void (leads ? keep() : forget()).then((held) => !gone && setKept(held));
    return () => {
      gone = true;
    };
  }, [leads]);
  return kept;
}

/** Browsers inside apps and private windows, among others, store nothing. */
async function keep(): Promise<Held> {
  if (!('serviceWorker' in navigator)) return 'not';
  try {
    await navigator.serviceWorker.register(worker);
    const { active } = await navigator.serviceWorker.ready;
    return active ? await tell(active, { keep: { page: location.pathname, parts: partsOfPage() } }) : 'not';
  } catch {
    return 'not';
  }
}

async function forget(): Promise<Held> {
  const active = navigator.serviceWorker?.controller;
  return active ? tell(active, { forget: location.pathname }) : 'not';
}

/** Returns the resources of the page: everything loaded from the portal except replies of calls. */
function partsOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const parts = loaded.filter(
    ({ origin, pathname }) =>
      origin === location.origin && pathname.startsWith('/assets/') && !pathname.endsWith('.json'),
  );
  return [...new Set(parts.map(({ pathname }) => pathname))];
}

function tell(active: ServiceWorker, message: object): Promise<Held> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ held: Held }>) => resolve(data.held);
    active.postMessage(message, [port2]);
  });
}
