import { openFile } from '@serai/contract/files/links';
import { expect, test } from 'vitest';
import { openBareServer } from '../../../test/bare-server.ts';
import { bindRoute } from './route.ts';

test('HEAD request: one-use link → call not run, link still usable', async () => {
  let runs = 0;
  const route = bindRoute<typeof openFile, never>(openFile, async () => {
    runs += 1;
    return { bytes: Buffer.from('%PDF-1.7'), type: 'application/pdf', name: 'voucher.pdf', inline: true };
  });
  const app = await openBareServer({ routes: [route] });
  const url = `/api/file/open?token=${'a'.repeat(43)}`;
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  expect(runs).toBe(0);
  expect((await app.inject({ method: 'GET', url })).body).toBe('%PDF-1.7');
  expect(runs).toBe(1);
  await app.close();
});
