import { useEffect, useState } from 'react';

/** Where the script lies says what it may rule: this folder. */
const worker = '/voucher/offline-worker.js';

/**
 * Keeps the open voucher on this device, so that it opens without network from then on; `null` until that is decided.
 * What was kept before is forgotten once the link leads nowhere any more.
 */
export function useKeptOffline(leads: boolean): boolean | null {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    void (leads ? keep() : forget()).then((isHeld) => !gone && setKept(isHeld));
    return () => {
      gone = true;
    };
  }, [leads]);
  return kept;
}

/** False where the browser keeps nothing: windows of apps and of private visits among others. */
async function keep(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(worker);
    const { active } = await navigator.serviceWorker.ready;
    return (
      active !== null && (await tell(active, { keep: { page: location.pathname, parts: partsOfPage() } }))
    );
  } catch {
    return false;
  }
}

async function forget(): Promise<boolean> {
  const active = navigator.serviceWorker?.controller;
  return active ? tell(active, { forget: location.pathname }) : false;
}

/** What the page is made of: all that it has loaded from the portal but the answers of calls. */
function partsOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const parts = loaded.filter(
    ({ origin, pathname }) =>
      origin === location.origin && pathname.startsWith('/assets/') && !pathname.endsWith('.json'),
  );
  return [...new Set(parts.map(({ pathname }) => pathname))];
}

function tell(active: ServiceWorker, message: object): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ isHeld: boolean }>) => resolve(data.isHeld);
    active.postMessage(message, [port2]);
  });
}
