import { reloadIsHeld } from './hold-reload.ts';

const checkEveryMs = 3_600_000;
const retryHeldMs = 60_000;
const guardMs = 10_000;
const guardKey = 'serai-reload';

/** Asks hourly whether a newer build is served, and reloads then; also reloads when a part of the site cannot be loaded. */
export function watchBuild(currentBuild: string): void {
  window.addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    reloadOnce();
  });
  setInterval(async () => {
    if (await newerBuild(currentBuild)) reloadWhenFree();
  }, checkEveryMs);
}

/** Reloads, but at most once per path within 10 seconds: a part that is really missing must not spin. True when it does. */
export function reloadOnce(): boolean {
  const last = readGuard();
  if (last.path === location.pathname && Date.now() - last.atMs < guardMs) return false;
  sessionStorage.setItem(guardKey, JSON.stringify({ path: location.pathname, atMs: Date.now() }));
  location.reload();
  return true;
}

function reloadWhenFree(): void {
  if (reloadIsHeld()) setTimeout(reloadWhenFree, retryHeldMs);
  else reloadOnce();
}

async function newerBuild(currentBuild: string): Promise<boolean> {
  try {
    const response = await fetch(`/assets/build.json?at=${Date.now()}`, { cache: 'no-store' });
    if (!response.ok) return false;
    const latest = (await response.json()) as { build?: string };
    return latest.build !== undefined && latest.build !== currentBuild;
  } catch {
    return false;
  }
}

function readGuard(): { path: string; atMs: number } {
  try {
    return JSON.parse(sessionStorage.getItem(guardKey) ?? '') as { path: string; atMs: number };
  } catch {
    return { path: '', atMs: 0 };
  }
}
