import { useApp } from '../app.tsx';
import { assetUrl } from '../format/asset-url.ts';
import { useSession } from './use-session.tsx';

/** Returns a function for addresses of pictures: relative ones get the site's CDN address, otherwise the portal's. */
export function useAsset(): (path: string) => string {
  const { site } = useSession();
  const app = useApp();
  const host = site?.cdnUrl || app.assetUrl || '';
  return (path) => assetUrl(path, host);
}
