import type { ReplyOf } from '@serai/contract/endpoint';
import type { checkFrame as check } from '@serai/contract/site/desk';
import { frameAddress } from '@serai/contract/site/frame-address';
import type { Db } from '../../calls.ts';
import { askHeaders } from '../../platform/http/ask-headers.ts';
import { framingBy } from './framing.ts';
import { findSettings } from './site-settings.ts';

/** How long a site has for each answer, milliseconds, and how many times it may send on. */
const waitMs = 3000;
const maxSteps = 3;

/**
 * Asks a site of the list of embedded hosts whether it lets itself be embedded in a page at `publicUrl`. It is asked
 * with https only, by a public address only, and sent on only to hosts of the list.
 */
export async function checkFrame(
  { db, publicUrl }: { db: Db; publicUrl: string },
  address: string,
): Promise<ReplyOf<typeof check>> {
  const { iframeHosts } = await findSettings(db, ['iframeHosts']);
  let next = address;
  for (let step = 0; step < maxSteps; step++) {
    const found = frameAddress(next, iframeHosts);
    const answer = 'url' in found ? await askHeaders(found.url, waitMs) : null;
    if (!answer || !('url' in found)) break;
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || location === undefined) {
      return { framing: framingBy(answer, found.url, new URL(publicUrl)) };
    }
    if (!URL.canParse(location, found.url)) break;
    next = new URL(location, found.url).href;
  }
  return { framing: 'unknown' };
}
