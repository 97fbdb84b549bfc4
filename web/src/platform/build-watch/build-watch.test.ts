import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadIfDue, reloadOnce, watchBuild } from './build-watch.ts';
import { holdReload } from './hold-reload.ts';

const hour = 3_600_000;
let reloads: number;
let served: string;
/** Entry of the page in the served manifest. */
let entry: { file: string; css?: string[] } | undefined;
let asked: string[];
let heard: Map<string, () => void>;
let onPage: Map<string, (event: { target: unknown }) => void>;

/** A form, or a field in one, with the parts that the watch uses. */
class FakeElement {
  isConnected = true;
  constructor(private readonly form: FakeElement | null = null) {}
  closest = () => this.form;
}

beforeEach(() => {
  vi.useFakeTimers();
  [reloads, served, asked, heard, onPage] = [0, 'a', [], new Map(), new Map()];
  entry = { file: 'assets/main-1.js', css: ['assets/main-1.css'] };
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { pathname: '/hotel/list', reload: () => (reloads += 1) });
  vi.stubGlobal('Element', FakeElement);
  const tags = [{ src: '/assets/main-1.js' }, { href: '/assets/main-1.css' }];
  vi.stubGlobal('document', {
    querySelectorAll: () =>
      tags.map((tag) => ({
        getAttribute: (name: 'src' | 'href') => (tag as Record<string, string>)[name] ?? null,
      })),
    addEventListener: (name: string, listener: (event: { target: unknown }) => void) =>
      onPage.set(name, listener),
  });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string) => {
    if (served === '') throw new TypeError('Failed to fetch');
    const path = url.split('?')[0] ?? '';
    asked.push(path);
    return Response.json(path.endsWith('manifest.json') ? { 'src/main.tsx': entry } : { build: served });
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Covers 4.22, 7.25, 9.13.
test('build watch: newer build → reload; checked hourly', async () => {
  watchBuild('a');
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, reloads]).toEqual([['/assets/build.json', '/assets/manifest.json'], 0]);
  served = 'b';
  await vi.advanceTimersByTimeAsync(hour);
  expect([asked.length, reloads]).toEqual([4, 1]);
});

// Covers 7.25.
test.each([
  ['script', { file: 'assets/main-2.js', css: ['assets/main-1.css'] }],
  ['style', { file: 'assets/main-1.js', css: ['assets/main-2.css'] }],
])('build watch: only the manifest is newer, by another %s → reload', async (_what, other) => {
  watchBuild('a');
  await vi.advanceTimersByTimeAsync(hour);
  expect(reloads).toBe(0);
  entry = other;
  await vi.advanceTimersByTimeAsync(hour);
  expect(reloads).toBe(1);
});

test('build watch: manifest missing or unreadable → no reload', async () => {
  watchBuild('a');
  entry = undefined;
  await vi.advanceTimersByTimeAsync(hour);
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  await vi.advanceTimersByTimeAsync(hour);
  expect(reloads).toBe(0);
});

test('build watch: request running → reload at the next navigation', async () => {
  watchBuild('a');
  served = 'b';
  const release = holdReload();
  await vi.advanceTimersByTimeAsync(hour);
  reloadIfDue();
  expect(reloads).toBe(0);
  release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reloads).toBe(0);
  reloadIfDue();
  expect(reloads).toBe(1);
});

test('build watch: form half filled → reload with the navigation that leaves it', async () => {
  watchBuild('a');
  served = 'b';
  const form = new FakeElement();
  onPage.get('input')?.({ target: new FakeElement(form) });
  await vi.advanceTimersByTimeAsync(hour);
  reloadIfDue();
  expect(reloads).toBe(0);
  // A submitted search form stays on the page that it led to.
  onPage.get('submit')?.({ target: form });
  await vi.advanceTimersByTimeAsync(hour);
  expect(reloads).toBe(0);
  reloadIfDue();
  expect(reloads).toBe(1);
});

test('build watch: form gone or reset → reload', async () => {
  watchBuild('a');
  served = 'b';
  const [gone, reset] = [new FakeElement(), new FakeElement()];
  for (const target of [gone, reset]) onPage.get('input')?.({ target });
  gone.isConnected = false;
  onPage.get('reset')?.({ target: reset });
  await vi.advanceTimersByTimeAsync(hour);
  expect(reloads).toBe(1);
});

test('build watch: part fails to load, form half filled → no reload', async () => {
  watchBuild('a');
  const field = new FakeElement();
  onPage.get('input')?.({ target: field });
  heard.get('vite:preloadError')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(reloads).toBe(0);
  field.isConnected = false;
  reloadIfDue();
  expect(reloads).toBe(1);
});

// Covers 4.23, 9.14.
test('build watch: part fails to load → reload, at most once per path within 10 seconds', async () => {
  watchBuild('a');
  const fail = async () => {
    heard.get('vite:preloadError')?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  await fail();
  expect(reloads).toBe(1);
  vi.advanceTimersByTime(9_999);
  await fail();
  expect(reloads).toBe(1);
  location.pathname = '/user/order/list';
  await fail();
  expect(reloads).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(reloadOnce()).toBe(true);
  expect(reloads).toBe(3);
});

// Covers 4.23.
test('build watch: part of the page being opened fails → that page loaded, not the one being left', async () => {
  const opened: string[] = [];
  vi.stubGlobal('location', {
    pathname: '/cms/about-us',
    reload: () => (reloads += 1),
    assign: (address: string) => opened.push(address),
  });
  watchBuild('a', () => '/cms/contact-us?from=foot');
  heard.get('vite:preloadError')?.();
  await vi.advanceTimersByTimeAsync(0);
  heard.get('vite:preloadError')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([opened, reloads]).toEqual([['/cms/contact-us?from=foot'], 0]);
});

test('build watch: server unreachable or offline → no reload', async () => {
  watchBuild('a');
  served = '';
  heard.get('vite:preloadError')?.();
  await vi.advanceTimersByTimeAsync(hour);
  expect(reloads).toBe(0);
  served = 'b';
  vi.stubGlobal('navigator', { onLine: false });
  heard.get('vite:preloadError')?.();
  await vi.advanceTimersByTimeAsync(hour);
  reloadIfDue();
  expect(reloads).toBe(0);
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(hour);
  expect(reloads).toBe(1);
});
