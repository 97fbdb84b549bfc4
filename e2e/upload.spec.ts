import { truncate, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { keepScreen, openStory } from './kit-page.ts';
import { enterAs } from './log-in.ts';
import { portal } from './portal.ts';
import { smallPicture } from './small-picture.ts';
import { languagesOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

const picture = () => smallPicture('Photo.PNG');
const chooser = (page: Page) => page.locator('input[type=file]');
const notice = (page: Page, say: Say, key: 'incomplete' | 'typeRefused' | 'tooLarge') =>
  page.getByRole('alert').filter({ hasText: say('upload', key) });

test.describe.configure({ mode: 'parallel' });

for (const lang of languagesOf('en')) {
  // Covers 5.22, 5.23, 5.25, 5.26, 7.12.
  test(`upload: file that the site does not allow → refused before sending; allowed file → kept (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await enterAs(page, portal().logins.booker);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/ajax/upload')) sent.push(new URL(request.url()).search);
    });
    await openStory(page, 'upload', lang);
    await expectAccessible(page, 'upload');
    await keepScreen(page, `upload-${lang}`);
    const bytes = Buffer.from('MZ');
    await chooser(page).setInputFiles({
      name: 'setup.exe',
      mimeType: 'application/x-msdownload',
      buffer: bytes,
    });
    await expect(notice(page, say, 'typeRefused')).toBeVisible();
    await chooser(page).setInputFiles({ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
    await expect(notice(page, say, 'incomplete')).toBeVisible();
    const large = test.info().outputPath('large.png');
    await writeFile(large, '');
    await truncate(large, 10 * 1024 * 1024 + 1);
    await chooser(page).setInputFiles(large);
    await expect(notice(page, say, 'tooLarge')).toBeVisible();
    expect(sent).toEqual([]);
    await keepScreen(page, `upload-refused-${lang}`);
    await chooser(page).setInputFiles(await picture());
    await expect(page.locator('[data-told]')).toContainText('"name":"Photo.PNG"');
    expect(sent).toEqual(['?driver=local&topic=story']);
    const file = JSON.parse((await page.locator('[data-told]').textContent()) ?? 'null');
    expect(file).toMatchObject({ suffix: 'png', mimetype: 'image/png', width: 8, height: 8 });
    expect((await page.request.get(portal().url + file.url)).headers()['content-type']).toBe('image/png');
  });
}

// Covers 5.26.
test('upload: refused by the server → notice, and another file can follow', async ({ page }) => {
  await enterAs(page, portal().logins.booker);
  await openStory(page, 'upload', 'en');
  const page2 = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') };
  await chooser(page).setInputFiles(page2);
  await expect(page.getByRole('alert')).toContainText('The content of the file does not match its extension');
  await chooser(page).setInputFiles(await picture());
  await expect(page.locator('[data-told]')).toContainText('Photo.PNG');
});

// Covers 8.24.
test('upload: no sign of life for a minute → aborted with a message', async ({ page }) => {
  const say = await wordsOf('en');
  await enterAs(page, portal().logins.booker);
  await page.clock.install();
  await openStory(page, 'upload', 'en');
  // Held back for good: no byte of an answer arrives.
  const held = new Promise<void>((resolve) => {
    void page.route('**/api/ajax/upload*', () => resolve(), { times: 1 });
  });
  await chooser(page).setInputFiles(await picture());
  await held;
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('alert')).toContainText('Network request timeout!');
  await expect(page.getByRole('button', { name: say('upload', 'cancel') })).toBeHidden();
  await chooser(page).setInputFiles(await picture());
  await expect(page.locator('[data-told]')).toContainText('Photo.PNG');
});

test('upload: dropped file → sent with progress, and can be cancelled', async ({ page }) => {
  const say = await wordsOf('en');
  await enterAs(page, portal().logins.booker);
  await openStory(page, 'upload', 'en');
  const line = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throttle(128 * 1024);
  const bytes = Buffer.alloc(768 * 1024, 7).toString('base64');
  await page
    .locator('main > div')
    .first()
    .evaluate((target, data) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      transfer.items.add(new File([content], 'slow.png', { type: 'image/png' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        target.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }),
        );
    }, bytes);
  const bar = page.getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  await expectAccessible(page, 'upload under way');
  await keepScreen(page, 'upload-progress');
  await page.getByRole('button', { name: say('upload', 'cancel') }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await throttle(-1);
  await chooser(page).setInputFiles(await picture());
  await expect(page.locator('[data-told]')).toContainText('Photo.PNG');
});
