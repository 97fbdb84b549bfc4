import { type FrameRefusal, frameAddress } from '@serai/contract/frame-address';

const prefix = '/user/iframe/';

/** What the iframe page shows: an address, or why it is refused. */
export type Framed = { url: URL } | { refused: FrameRefusal | 'insecure'; address: string };

/**
 * The address encoded in the page's own path. `page` is the open document's address: a site of http cannot stand
 * in a page of https, and this site never stands in itself.
 */
export function framedAddress(pathname: string, hosts: readonly string[], page: URL): Framed {
  const address = decode(pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '');
  const found = frameAddress(address, hosts);
  if ('refused' in found) return { ...found, address };
  if (found.url.host === page.host) return { refused: 'host', address };
  if (page.protocol === 'https:' && found.url.protocol === 'http:') return { refused: 'insecure', address };
  return found;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
