/** Base addresses of calls, each without a trailing slash; empty = the page's origin. */
export interface ServiceAddresses {
  api: string;
  captcha: string;
}

/** The calls of a captcha host; the specification names these two. */
const captchaCalls = new Set(['common/clickCaptcha', 'common/checkClickCaptcha']);

/** Reads the addresses from the document that the server sent. */
export function readServiceAddresses(): ServiceAddresses {
  const api = readMeta('api-url');
  return { api, captcha: readMeta('captcha-url') || api };
}

/** Base address of pictures if the site has no CDN address; empty = the page's origin. */
export function readAssetAddress(): string {
  return readMeta('asset-url');
}

/** Address of a call, e.g. `hotel/list`. */
export function addressOf(path: string, { api, captcha }: ServiceAddresses): string {
  return `${captchaCalls.has(path) ? captcha : api}/api/${path}`;
}

/** Selects the headers for the target of a call: the token is sent to the API only. */
export function headersFor(
  path: string,
  headers: Record<string, string>,
  { api, captcha }: ServiceAddresses,
): Record<string, string> {
  if (!captchaCalls.has(path) || captcha === api) return headers;
  const { 'ba-user-token': _kept, ...rest } = headers;
  return rest;
}

/** Address of map tiles with `{z}`, `{x}` and `{y}`, and their credit; null if maps are drawn. */
export function readMapTiles(): { url: string; credit: string } | null {
  const url = readMeta('map-tiles');
  return url ? { url, credit: readMeta('map-credit') } : null;
}

function readMeta(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
}
