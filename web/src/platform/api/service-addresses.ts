/** Where calls go, each without a final slash; empty = where the page came from. */
export interface ServiceAddresses {
  api: string;
  captcha: string;
}

/** The calls that a captcha host answers; the specification names these two. */
const captchaCalls = new Set(['common/clickCaptcha', 'common/checkClickCaptcha']);

/** The addresses as the server has written them into the document it sent. */
export function readServiceAddresses(): ServiceAddresses {
  const api = readMeta('api-url');
  return { api, captcha: readMeta('captcha-url') || api };
}

/** Where pictures are that the site has no CDN address for; empty = where the page came from. */
export function readAssetAddress(): string {
  return readMeta('asset-url');
}

/** The address of a call, e.g. of `hotel/list`. */
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

function readMeta(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
}
