import { afterEach, expect, test, vi } from 'vitest';
import { fetchTransport } from './fetch-transport.ts';
import { readServiceAddresses } from './service-addresses.ts';

afterEach(() => vi.unstubAllGlobals());

/** The document as the server sends it, with these addresses. */
function inDocument(metas: Record<string, string>) {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const content = metas[/^meta\[name="([\w-]+)"\]$/.exec(selector)?.[1] ?? ''];
      return content === undefined ? null : { getAttribute: () => content };
    },
  });
}

/** Target of each call, and whether it has the token. */
async function callsOf(metas: Record<string, string>, paths: string[]) {
  inDocument(metas);
  const sent: [string, boolean][] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push([url, headers['ba-user-token'] === 'secret']);
    expect(headers['think-lang']).toBe('en');
    return Response.json({ code: 1, msg: '', time: 0, data: null });
  });
  const transport = fetchTransport(readServiceAddresses());
  for (const path of paths) {
    const headers = { 'think-lang': 'en', 'ba-user-token': 'secret' };
    await transport({ method: 'GET', path, data: { a: 1 }, headers, signal: undefined });
  }
  return sent;
}

const paths = ['order/list', 'common/clickCaptcha', 'common/checkClickCaptcha', 'common/mailCaptcha'];

test('service addresses: none → calls go to the page’s origin', async () => {
  expect(await callsOf({}, paths)).toEqual(paths.map((path) => [`/api/${path}?a=1`, true]));
});

// Covers 7.03.
test('service addresses: API address → used for every call, with its path', async () => {
  const api = 'https://gateway.example.com/serai';
  expect(await callsOf({ 'api-url': api }, paths)).toEqual(
    paths.map((path) => [`${api}/api/${path}?a=1`, true]),
  );
});

// Covers 7.22.
test('service addresses: captcha host → called for captchas, never with the token', async () => {
  const captcha = 'https://captcha.example.com';
  for (const api of ['', 'https://api.example.com']) {
    expect(await callsOf({ 'api-url': api, 'captcha-url': captcha }, paths)).toEqual([
      [`${api}/api/order/list?a=1`, true],
      [`${captcha}/api/common/clickCaptcha?a=1`, false],
      [`${captcha}/api/common/checkClickCaptcha?a=1`, false],
      [`${api}/api/common/mailCaptcha?a=1`, true],
    ]);
  }
});
