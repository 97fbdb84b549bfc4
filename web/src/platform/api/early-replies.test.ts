import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyReply } from './early-replies.ts';

const address = '/api/order/listEvery?page=1';
const headers = { 'ba-user-token': 'valid', 'think-lang': 'en' };

/** Age of the page in ms. */
let age = 0;
beforeEach(() => {
  age = 0;
  vi.stubGlobal('performance', { now: () => age });
});
afterEach(() => vi.unstubAllGlobals());

/** A page whose head has sent one call. */
function pageWith(reply: Promise<Response>): void {
  vi.stubGlobal('window', { earlyReplies: { token: 'valid', replies: { [address]: reply } } });
}

test('early reply: asked for twice → used once, then the call is sent', async () => {
  const reply = new Response('{}');
  pageWith(Promise.resolve(reply));
  expect(await takeEarlyReply(address, headers)).toBe(reply);
  expect(await takeEarlyReply(address, headers)).toBeNull();
});

test('early reply: other address, other user or renewed token → the call is sent', async () => {
  pageWith(Promise.resolve(new Response('{}')));
  expect(await takeEarlyReply('/api/order/listEvery?page=2', headers)).toBeNull();
  expect(await takeEarlyReply(address, { ...headers, 'ba-user-token': 'renewed' })).toBeNull();
  expect(await takeEarlyReply(address, headers)).toBeNull();
});

test('early reply: connection lost or page half a minute old → the call is sent', async () => {
  pageWith(Promise.reject(new TypeError('connection lost')));
  expect(await takeEarlyReply(address, headers)).toBeNull();
  pageWith(Promise.resolve(new Response('{}')));
  age = 30_001;
  expect(await takeEarlyReply(address, headers)).toBeNull();
});
