import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { enterAs } from './log-in.ts';
import { bookWithLostAnswer } from './lost-answer.ts';
import { ordersWith } from './orders.ts';
import { control, portal } from './portal.ts';
import { bookingPath, civilDay, findOffer } from './stays.ts';
import { isAssurance } from './views.ts';
import { wordsOf } from './words.ts';

/** The guard: a stored key is used again. Without it every retry is a separate command. */
const guard = { file: 'platform/api/command-key.ts', text: 'if (kept !== null) return kept;' };

const stay = {
  check_in: civilDay(25),
  check_out: civilDay(26),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.use({ viewport: { width: 1440, height: 900 } });

test('one-order guard: stored key not reused → the case of the lost answer fails', async ({ page }) => {
  test.skip(!isAssurance, 'builds the web again: part of npm run test:assurance');
  test.setTimeout(120_000);
  const client = await mkdtemp(join(tmpdir(), 'serai-sabotage-'));
  await buildWithoutGuard(client);
  await control('POST', 'reset');
  const token = await enterAs(page, portal().logins.owner);
  const offer = await findOffer('曼德勒', stay, token, (rate) => rate.units_left >= 2);
  const path = await bookingPath(offer, token);
  await serveInstead(page, client);
  await page.goto(portal().url + path);
  const booking = bookWithLostAnswer(
    page,
    await wordsOf('zh-cn'),
    { names: ['ZHANG SAN'], channel: 'balance', reference: 'sabotage' },
    'hotel/book',
  );
  await expect(booking).rejects.toThrow(/waitForURL/);
  // The server still made only one order of the quote, but it was never paid.
  expect(await ordersWith('sabotage', token)).toMatchObject([{ pay_status: 'unpaid', payments: 0 }]);
  await rm(client, { recursive: true });
});

/** Builds the web client with the guard removed; throws if its text is missing from the source. */
async function buildWithoutGuard(outDir: string): Promise<void> {
  let taken = false;
  const takeOut: Plugin = {
    name: 'take-out-guard',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(guard.file)) return null;
      if (!code.includes(guard.text)) throw new Error(`${guard.file} has no “${guard.text}”`);
      taken = true;
      return code.replace(guard.text, '');
    },
  };
  const root = fileURLToPath(new URL('../web', import.meta.url));
  const configFile = join(root, 'vite.config.ts');
  await build({
    root,
    configFile,
    logLevel: 'error',
    plugins: [takeOut],
    build: { outDir, emptyOutDir: true },
  });
  if (!taken) throw new Error(`${guard.file} is no part of the build`);
}

/** Member pages are served as a shell: replaces its script and styles with those of the other build. */
async function serveInstead(page: Page, client: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const { file } = manifest['src/main.tsx'] as { file: string };
  await page.route('**/hotel/booking?*', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/(<script type="module"[^>]* src=")[^"]*/, `$1/${file}`);
    await route.fulfill({ response, body: html });
  });
  await page.route('**/assets/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname;
    await route.fulfill({ contentType: 'text/javascript', body: await readFile(join(client, name), 'utf8') });
  });
}
