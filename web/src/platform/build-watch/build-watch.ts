import { reloadIsHeld } from './hold-reload.ts';
import { leaveSentForms, noticeTyping } from './typed-forms.ts';

const checkEveryMs = 3_600_000;
const guardMs = 10_000;
const guardKey = 'serai-reload';

/** A newer build waits for the next navigation. */
let due = false;
/** Whether the page is about to be reloaded because one of its parts was missing. */
let reloading: Promise<boolean> = Promise.resolve(false);
/** Address of the running navigation; null if there is none. */
let goingTo: () => string | null = () => null;

/**
 * Checks every hour for a newer build and a newer manifest, and reloads if there is one; also reloads if a part of
 * the site cannot be loaded. Never while a form is half filled or something is being sent: then at the next
 * navigation. `target` is the address of the page being opened, which is then loaded instead of the current page.
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

/** Await this after a part failed to load: it resolves if the page stays, which must then show an error. */
export async function reloadDecided(): Promise<void> {
  if (await reloading) await new Promise(() => {});
}

/** If the server is unreachable, a reload would end on the browser's error page, and input would be lost. */
async function reloadIfServed(): Promise<boolean> {
  return (await ask('build.json')) !== null && reloadWhenFree();
}

/** Call this when another page has replaced the previous one with its forms. */
export function reloadIfDue(): void {
  leaveSentForms();
  if (due && navigator.onLine) reloadWhenFree();
}

function reloadWhenFree(): boolean {
  due = reloadIsHeld();
  return !due && reloadOnce();
}

/**
 * Reloads, but at most once per path within 10 seconds, so that a permanently missing part causes no loop; never
 * while the browser is offline. True if it reloads.
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

/**
 * Whether the manifest's entry consists of other files than those of this page: file names contain a content hash.
 */
async function newerManifest(taken: ReadonlySet<string>): Promise<boolean> {
  const manifest = await ask<Record<string, { file: string; css?: string[] }>>('manifest.json');
  const entry = manifest?.['src/main.tsx'];
  return entry !== undefined && [entry.file, ...(entry.css ?? [])].some((file) => !taken.has(`/${file}`));
}

/** Scripts and styles in the document. */
function filesOfPage(): ReadonlySet<string> {
  const tags = document.querySelectorAll('script[src], link[rel="stylesheet"]');
  return new Set(Array.from(tags, (tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''));
}

/** A file of the build with a fixed name; null if it cannot be loaded. */
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
