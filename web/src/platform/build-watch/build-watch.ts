import { reloadIsHeld } from './hold-reload.ts';
import { leaveSentForms, noticeTyping } from './typed-forms.ts';

const checkEveryMs = 3_600_000;
const guardMs = 10_000;
const guardKey = 'serai-reload';

/** A newer build waits for the next navigation. */
let due = false;

/**
 * Asks hourly whether a newer build is served, and reloads then; also reloads when a part of the site cannot be
 * loaded. Never while a form is half filled or something is being sent: then at the next navigation.
 */
export function watchBuild(currentBuild: string): void {
  due = false;
  noticeTyping();
  window.addEventListener('vite:preloadError', (event) => {
    // While it is held the part's own place says that it could not be loaded.
    if (reloadIsHeld()) due = true;
    else if (reloadOnce()) event.preventDefault();
  });
  setInterval(async () => {
    if (await newerBuild(currentBuild)) reloadWhenFree();
  }, checkEveryMs);
}

/** To be called when another page has taken the place of the one before, with its forms. */
export function takeDueBuild(): void {
  leaveSentForms();
  if (due) reloadWhenFree();
}

function reloadWhenFree(): void {
  due = reloadIsHeld();
  if (!due) reloadOnce();
}

/** Reloads, but at most once per path within 10 seconds: a part that is really missing must not spin. True when it does. */
export function reloadOnce(): boolean {
  const last = readGuard();
  if (last.path === location.pathname && Date.now() - last.atMs < guardMs) return false;
  sessionStorage.setItem(guardKey, JSON.stringify({ path: location.pathname, atMs: Date.now() }));
  location.reload();
  return true;
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
