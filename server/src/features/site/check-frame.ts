import type { ReplyOf } from '@serai/contract/endpoint';
import type { checkFrame as check } from '@serai/contract/site/desk';
import { frameAddress } from '@serai/contract/site/frame-address';
import type { Db } from '../../calls.ts';
import { askHeaders } from '../../platform/http/ask-headers.ts';
import { framingBy } from './framing.ts';
import { findSettings } from './site-settings.ts';

/** Timeout for each response in milliseconds, and maximum number of redirects. */
const waitMs = 3000;
const maxSteps = 3;

/**
 * Asks a site on the list of embeddable hosts whether it allows embedding in a page at `publicUrl`. Uses only https
 * and public addresses, and follows redirects only to hosts on the list.
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
