import { type FrameRefusal, frameAddress } from '@serai/contract/site/frame-address';
import type { MenuNode } from '@serai/contract/site/site';

const prefix = '/user/iframe/';

/** Result for the iframe page: an address with the title of its menu entry, or the reason of a refusal. */
export type Framed = { url: URL; title: string } | { refused: FrameRefusal | 'unlisted'; address: string };

/** Sites allowed in a frame. */
interface Framable {
  hosts: readonly string[];
  /** The member's menus: only addresses of their entries are shown. */
  menus: readonly MenuNode[];
}

/**
 * Decodes the address in the page's path. `page` is the address of the open document: an http site cannot be
 * embedded in an https page, and this site never embeds itself.
 */
export function framedAddress(pathname: string, { hosts, menus }: Framable, page: URL): Framed {
  const address = decode(pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '');
  const found = frameAddress(address, hosts);
  if ('refused' in found) return { ...found, address };
  if (found.url.host === page.host) return { refused: 'host', address };
  if (page.protocol === 'https:' && found.url.protocol === 'http:') return { refused: 'insecure', address };
  const title = titleOf(menus, found.url);
  return title === undefined ? { refused: 'unlisted', address } : { ...found, title };
}

/** Title of the entry for an address. */
function titleOf(nodes: readonly MenuNode[], url: URL): string | undefined {
  for (const node of nodes) {
    const leads =
      node.menu_type === 'iframe' && URL.canParse(node.url) && new URL(node.url).href === url.href;
    const title = leads ? node.title : titleOf(node.children, url);
    if (title !== undefined) return title;
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
