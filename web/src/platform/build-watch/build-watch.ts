import { reloadIsHeld } from './hold-reload.ts';
import { leaveSentForms, noticeTyping } from './typed-forms.ts';

const checkEveryMs = 3_600_000;
const guardMs = 10_000;
const guardKey = 'serai-reload';

/** A newer build waits for the next navigation. */
let due = false;
/** Whether the page is about to be loaded again because a part of it was missing. */
let reloading: Promise<boolean> = Promise.resolve(false);
/** The address that the reader is on the way to; null where no navigation is under way. */
let goingTo: () => string | null = () => null;

/**
 * Asks hourly for the latest build and for the build's manifest, and reloads when either is a newer one than that of
 * this page; also reloads when a part of the site cannot be loaded. Never while a form is half filled or something is
 * being sent: then at the next navigation. `target` is the address of the page that is being opened, which is then loaded
 * instead of the page that is left.
 */
export function watchBuild(currentBuild: string, target: () => string | null = () => null): void {
  due = false;
  goingTo = target;
  const taken = filesOfPage();
  noticeTyping();
  window.addEventListener('vite:preloadError', () => {
    reloading = reloadIfServed();
  });
  setInterval(async () => {
    const newer = await Promise.all([newerBuild(currentBuild), newerManifest(taken)]);
    if (newer.includes(true)) reloadWhenFree();
  }, checkEveryMs);
}

/** Await it after a part failed to load: it resolves if the page stays, which then has to show an error. */
export async function reloadDecided(): Promise<void> {
  if (await reloading) await new Promise(() => {});
}

/** Where nothing is served a reload would end on the browser's own page, and what was typed would be gone. */
async function reloadIfServed(): Promise<boolean> {
  return (await ask('build.json')) !== null && reloadWhenFree();
}

/** To be called when another page has taken the place of the one before, with its forms. */
export function reloadIfDue(): void {
  leaveSentForms();
  if (due && navigator.onLine) reloadWhenFree();
}

function reloadWhenFree(): boolean {
  due = reloadIsHeld();
  return !due && reloadOnce();
}

/**
 * Reloads, but at most once per path within 10 seconds: a part that is really missing must not spin; and never where
 * the browser has no line. True when it does.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  const last = readGuard();
  const target = goingTo();
  const path = target?.split(/[?#]/)[0] ?? location.pathname;
  if (last.path === path && Date.now() - last.atMs < guardMs) return false;
  sessionStorage.setItem(guardKey, JSON.stringify({ path, atMs: Date.now() }));
  if (target === null) location.reload();
  else location.assign(target);
  return true;
}

async function newerBuild(currentBuild: string): Promise<boolean> {
  const latest = await ask<{ build: string }>('build.json');
  return latest?.build !== undefined && latest.build !== currentBuild;
}

/** Whether the manifest's entry is made of other files than those this page has taken: each is named by its content. */
async function newerManifest(taken: ReadonlySet<string>): Promise<boolean> {
  const manifest = await ask<Record<string, { file: string; css?: string[] }>>('manifest.json');
  const entry = manifest?.['src/main.tsx'];
  return entry !== undefined && [entry.file, ...(entry.css ?? [])].some((file) => !taken.has(`/${file}`));
}

/** Scripts and styles as the document names them. */
function filesOfPage(): ReadonlySet<string> {
  const tags = document.querySelectorAll('script[src], link[rel="stylesheet"]');
  return new Set(Array.from(tags, (tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''));
}

/** A file of the build that keeps its name; null when it cannot be had. */
async function ask<Found>(name: string): Promise<Partial<Found> | null> {
  try {
    const response = await fetch(`/assets/${name}?at=${Date.now()}`, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as Partial<Found> | null) : null;
  } catch {
    return null;
  }
}

function readGuard(): { path: string; atMs: number } {
  try {
    return JSON.parse(sessionStorage.getItem(guardKey) ?? '') as { path: string; atMs: number };
  } catch {
    return { path: '', atMs: 0 };
  }
}
