import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
let inside: Server;
/** Connections to a server of this machine, which must never be contacted. */
let visits = 0;

beforeAll(async () => {
  world = await openTestWorld();
  inside = createServer((socket) => {
    visits += 1;
    socket.destroy();
  }).listen(0);
  await once(inside, 'listening');
});
afterAll(async () => {
  inside.close();
  await world.close();
});
beforeEach(() => {
  visits = 0;
});

const check = (url: string, as: 'operator' | 'owner' = 'operator') =>
  world.call('GET', 'console/menu/frame', { url }, { as });
const list = async (iframeHosts: string[]) => {
  const { code } = await world.call('POST', 'console/site/save', { iframeHosts }, { as: 'operator' });
  expect(code).toBe(1);
};
const port = () => (inside.address() as AddressInfo).port;

// Covers 2.45.
test('check-frame: server in the own network → not contacted, even if listed', async () => {
  const hosts = [`localhost:${port()}`, `127.0.0.1:${port()}`];
  await list(hosts);
  for (const host of hosts) {
    expect((await check(`https://${host}/`)).data).toEqual({ framing: 'unknown' });
  }
  expect(visits).toBe(0);
});

test('check-frame: host not listed, or http → not contacted', async () => {
  await list(['trains.invalid']);
  expect((await check('https://elsewhere.invalid/')).data).toEqual({ framing: 'unknown' });
  expect((await check('http://trains.invalid/')).data).toEqual({ framing: 'unknown' });
});

test('check-frame: unreachable site → unknown', async () => {
  await list(['trains.invalid']);
  expect((await check('https://trains.invalid/')).data).toEqual({ framing: 'unknown' });
});

test('check-frame: invalid address → refused; other users → only operators may ask', async () => {
  expect((await check('javascript:alert(1)')).data.errors[0].field).toBe('url');
  expect((await check('https://trains.invalid/', 'owner')).code).toBe(401);
});
