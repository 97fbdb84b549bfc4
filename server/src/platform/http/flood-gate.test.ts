import { expect, test } from 'vitest';
import { openBareServer } from '../../../test/bare-server.ts';

test('flood gate: address above the limit → 429 with the waiting time; others unaffected', async () => {
  let now = new Date('2026-11-21T04:30:10Z');
  const origin = 'https://shop.example';
  const corsOrigins = [origin];
  const app = await openBareServer({ clock: { now: () => now }, requestsPerMinute: 3, corsOrigins });
  const ask = (remoteAddress: string) => app.inject({ url: '/api/none', remoteAddress, headers: { origin } });
  for (let at = 0; at < 3; at++) expect((await ask('10.0.0.1')).statusCode).toBe(404);
  const refused = await ask('10.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  // Otherwise the browser would hide the refusal from the page.
  expect(refused.headers['access-control-allow-origin']).toBe(origin);
  expect(refused.json()).toMatchObject({ code: 0, data: { reason: 'too_many_requests' } });
  expect((await ask('10.0.0.2')).statusCode).toBe(404);
  now = new Date('2026-11-21T04:31:00Z');
  expect((await ask('10.0.0.1')).statusCode).toBe(404);
  await app.close();
});
