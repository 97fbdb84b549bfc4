import { isThisMachine } from '@serai/contract/site/frame-address';
import type { Db } from '../../calls.ts';
import { findSettings } from './site-settings.ts';

/** Foreign origins a page may take something from, for its content policy. */
export interface PageSources {
  /** Where pictures come from besides this server. */
  images: string[];
  /** Sites allowed in frames. */
  frames: string[];
  /** Where calls go besides this server. */
  calls: string[];
}

/** The sources as the settings of the site name them now. */
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
