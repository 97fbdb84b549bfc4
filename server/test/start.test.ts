import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '../src/platform/env/project-root.ts';
import type { PdfDocument } from '../src/platform/pdf/pdf-document.ts';
import { freePort, type PortalProcess, spawnBuiltPortal, untilReady } from './reliability/portal-process.ts';

const ends: (() => Promise<unknown>)[] = [];
let portal: PortalProcess;

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

// All other tests run from the sources: a fault of the bundle alone would first show on a seller's machine.
it('built portal: empty data directory → starts, renders its pages and ends on SIGTERM', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'serai-start-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  portal = spawnBuiltPortal(dataDir, await freePort());
  ends.push(async () => {
    portal.signal('SIGKILL');
    await portal.ended;
  });
  await untilReady(portal, 240_000);
  expect(portal.output()).not.toContain('the demo starts without');

  const home = await fetch(`${portal.url}/`);
  expect(home.status).toBe(200);
  const page = await home.text();
  expect(page).toContain('<html lang="zh-CN"');
  const [script] = page.match(/\/assets\/[\w.-]+\.js/) ?? [];
  expect((await fetch(`${portal.url}${script}`)).status).toBe(200);
  const { code, data } = await (await fetch(`${portal.url}/api/index/index`)).json();
  expect(code).toBe(1);
  expect(data.site.siteName).not.toBe('');

  expect(await makeInBundledThread()).toBe('%PDF-');

  portal.signal('SIGTERM');
  const ended = await portal.ended;
  expect(ended, portal.output()).toBe(0);
}, 300_000);

/** Returns the first letters of a PDF made by the thread of the bundle. */
async function makeInBundledThread(): Promise<string> {
  const thread = new Worker(join(projectRoot, 'dist/server/platform/pdf/pdf-thread.js'));
  ends.push(() => thread.terminate());
  const document: PdfDocument = {
    title: 'T',
    author: 'A',
    margins: [40, 40, 40, 40],
    content: [{ text: '凭证' }],
    foot: [],
    footLine: '',
    now: new Date(0),
  };
  return new Promise((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', (said) => {
      if (said === 'ready') thread.postMessage(document);
      else if (said.output) resolve(Buffer.from(said.output).toString('latin1', 0, 5));
      else reject(said.error);
    });
  });
}
