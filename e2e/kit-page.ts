import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { portal } from './portal.ts';
import type { Language } from './words.ts';

export type Story = 'area' | 'area-filled' | 'country' | 'upload';

let bundle: Promise<string> | undefined;

/** Opens one story of kit-story.tsx alone, with the styles and API of the served portal. */
export async function openStory(page: Page, story: Story, lang: Language): Promise<void> {
  bundle ??= bundleStory();
  const script = await bundle;
  const home = await (await fetch(portal().url)).text();
  const styles = [...home.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].join('');
  const address = `${portal().url}/story/${story}`;
  const body =
    `<!doctype html><html lang="${lang === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>story</title><link rel="icon" href="data:,">${styles}` +
    `</head><body data-story="${story}"><div id="root"></div><script src="/story.js"></script></body></html>`;
  await page.route(`${portal().url}/story.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await expect(page.locator('main')).toBeVisible();
}

/** Waits until the component has reported this value. */
export async function expectReported(page: Page, value: unknown): Promise<void> {
  await expect(page.locator('[data-told]')).toHaveText(JSON.stringify(value));
}

/** Saves a screenshot for review if SERAI_SCREENS is set. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  if (process.env.SERAI_SCREENS)
    await page.screenshot({ path: `.cache/screens/${name}.png`, animations: 'disabled' });
}

/** Uses the bundler of the web client, because phrases are found by its glob. */
async function bundleStory(): Promise<string> {
  const input = fileURLToPath(new URL('./kit-story.tsx', import.meta.url));
  const output = { format: 'iife', codeSplitting: false } as const;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, assetsInlineLimit: Number.MAX_SAFE_INTEGER, rolldownOptions: { input, output } },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = chunks.find((part) => part.type === 'chunk');
  if (!script) throw new Error('the story was not bundled');
  return script.code;
}
