import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The usual simulation of Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowerCpu = 4;

export interface Load {
  name: string;
  kind: string;
  gzip: number;
}

/**
 * Records responses of the portal except calls; the returned function lists all so far. Sizes are computed with our
 * own gzip, whatever encoding was used.
 */
export function watchLoads(page: Page): () => Promise<Load[]> {
  const loads: Promise<Load>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    // A stream of notifications never ends.
    if (response.url().startsWith('data:') || kind === 'fetch' || kind === 'eventsource') return;
    const body = response.body().then(
      (bytes) => (kind === 'image' || kind === 'font' ? bytes.length : gzipSync(bytes).length),
      // A redirect or a cached preload has no body.
      () => 0,
    );
    loads.push(body.then((gzip) => ({ name, kind, gzip })));
  });
  return () => Promise.all(loads);
}

/** Slows the page down to slow 4G and a quarter of the processor. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
}

/** Returns the time and the element of the largest contentful paint so far. */
export function largestPaint(page: Page): Promise<{ atMs: number; what: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element | null };
          resolve({ atMs: last.startTime, what: last.element?.tagName.toLowerCase() ?? 'gone' });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

export function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Returns the cumulative layout shift without those that follow a click, and what moved most, as text. */
export function layoutShift(page: Page): Promise<{ shift: number; moved: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const largest = shifts.toSorted((a, b) => b.value - a.value)[0];
          const moved = largest?.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '');
          resolve({
            shift: shifts.reduce((total, { value }) => total + value, 0),
            moved: moved?.join(' | ') ?? '',
          });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ shift: 0, moved: '' }), 1000);
      }),
  );
}

/** Entry of the Layout Instability API, which the DOM library does not declare. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
