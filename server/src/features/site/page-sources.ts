import { isThisMachine } from '@serai/contract/site/frame-address';
import type { Db } from '../../calls.ts';
import { findSettings } from './site-settings.ts';

/** Foreign origins from which a page may load, for its content security policy. */
export interface PageSources {
  /** Origins of pictures besides this server. */
  images: string[];
  /** Sites allowed in frames. */
  frames: string[];
  /** Origins of API calls besides this server. */
  calls: string[];
}

/** Reads the sources from the site's settings. */
export async function findPageSources(db: Db): Promise<PageSources> {
  const { cdnUrl, logo, apiUrl, iframeHosts } = await findSettings(db, [
    'cdnUrl',
    'logo',
    'apiUrl',
    'iframeHosts',
  ]);
  return {
    images: [...new Set([cdnUrl, logo].flatMap(originOf))],
    frames: iframeHosts.flatMap((host) => [
      `https://${host}`,
      ...(isThisMachine(new URL(`http://${host}`)) ? [`http://${host}`] : []),
    ]),
    calls: originOf(apiUrl),
  };
}

function originOf(address: string): string[] {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];
}
