import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { loadWebBuild } from '../src/platform/http/pages.ts';
import { buildCity, buildCityPicture, buildHotel } from './build-hotels.ts';
import { openTestWorld, type TestWorld } from './harness.ts';

/** A portal whose pages call the API below a gateway, with captcha and pictures at separate hosts. */
let world: TestWorld;
let portal: App;
/** A portal without such addresses, open to every origin like a demo. */
let plain: App;
const publicUrl = 'https://book.example.com';
const services = {
  apiUrl: 'https://gateway.example.com/serai',
  captchaUrl: 'https://captcha.example.com:8443',
  assetUrl: 'https://static.example.com/serai',
  mapTiles: { url: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1', credit: '© "Maps"' },
};

beforeAll(async () => {
  world = await openTestWorld();
  const web = await loadWebBuild(fileURLToPath(new URL('../../dist', import.meta.url)));
  if (!web) throw new Error('there is no built web client: npm test and npm start build it');
  const { db, pool, clock, mailer } = world;
  const log = pino({ level: 'silent' });
  portal = await createApp({ db, pool, clock, mailer, web, log, publicUrl, services });
  plain = await createApp({ db, pool, clock, mailer, web, log, corsOrigins: ['*'] });
});
afterAll(async () => {
  await portal.stop();
  await plain.stop();
  await world.close();
});

const open = (app: App, url: string) => app.fastify.inject({ method: 'GET', url });

describe('a page', () => {
  // Covers 7.03.
  it.each(['/', '/user/order/list', '/no/such-page'])(
    '%s: services elsewhere → the browser gets their addresses',
    async (path) => {
      const { body, headers } = await open(portal, path);
      expect(body).toContain('<meta name="api-url" content="https://gateway.example.com/serai">');
      expect(body).toContain('<meta name="captcha-url" content="https://captcha.example.com:8443">');
      expect(body).toContain(
        '<meta name="map-tiles" content="https://tiles.example.com/{z}/{x}/{y}.png?key=1">',
      );
      expect(body).toContain('<meta name="map-credit" content="© &quot;Maps&quot;">');
      expect(body).toContain('<link rel="preconnect" href="https://gateway.example.com" crossorigin>');
      expect(headers['content-security-policy']).toContain(
        "connect-src 'self' https://gateway.example.com https://captcha.example.com:8443;",
      );
      expect(headers['content-security-policy']).toContain("frame-src 'none'");
    },
  );

  // Covers 7.06.
  it('page: pictures → from the CDN if the site names one, otherwise from the asset host', async () => {
    const cityId = await buildCity(world.db);
    await buildHotel(world.db, { cityId, nights: 400 });
    await buildCityPicture(world.db, cityId);
    await portal.memory.refresh();
    const host = 'https://static.example.com/serai';
    const pictures = async () => {
      const { body, headers } = await open(portal, '/');
      const sources = [...body.matchAll(/<img[^>]* src="([^"]*\/pictures\/[^"]*)"/g)].map(
        ([, src = '']) => src,
      );
      expect(sources).not.toEqual([]);
      return { body, sources, policy: String(headers['content-security-policy']) };
    };
    const { body, sources, policy } = await pictures();
    expect(body).toContain(`<meta name="asset-url" content="${host}">`);
    for (const source of sources)
      expect(source).toMatch(/^https:\/\/static\.example\.com\/serai\/pictures\/[\w-]+\.jpg$/);
    expect(policy).toContain(
      "img-src 'self' data: blob: https://static.example.com https://tiles.example.com;",
    );
    expect(policy).not.toMatch(/connect-src [^;]*static/);
    const set = { name: 'cdnUrl', value: '"https://cdn.example.com"' };
    await world.db.insertInto('site_settings').values(set).execute();
    for (const source of (await pictures()).sources)
      expect(source).toMatch(/^https:\/\/cdn\.example\.com\/pictures\//);
    await world.db.deleteFrom('site_settings').where('name', '=', 'cdnUrl').execute();
  });

  it('page: rendered on the server → uses the API in process, without calling its address', async () => {
    const { statusCode, body } = await open(portal, '/');
    expect([statusCode, body.includes('id="drawn"')]).toEqual([200, true]);
  });

  it('page: no service addresses → none mentioned', async () => {
    const { body, headers } = await open(plain, '/');
    expect(body).not.toMatch(/api-url|captcha-url|asset-url|preconnect/);
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('API at another origin', () => {
  const preflight = ({ fastify }: Pick<App, 'fastify'>, origin: string) =>
    fastify.inject({
      method: 'OPTIONS',
      url: '/api/order/list',
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  it('API at another origin: CORS → the portal’s own pages allowed, no other origin', async () => {
    const ask = (origin: string) => preflight(portal, origin);
    expect((await ask(publicUrl)).headers['access-control-allow-origin']).toBe(publicUrl);
    for (const origin of ['https://gateway.example.com', 'https://book.example.com.evil', 'null']) {
      expect((await ask(origin)).headers, origin).not.toHaveProperty('access-control-allow-origin');
    }
    // If pages and API share an origin, not even that origin is allowed as a foreign one.
    const same = await preflight(world, 'http://localhost');
    expect(same.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('API at another origin: settings contain a star → every origin is allowed', async () => {
    const { headers } = await preflight(plain, 'https://somewhere.example');
    expect(headers['access-control-allow-origin']).toBe('https://somewhere.example');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
});
