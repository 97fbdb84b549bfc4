import { useApp } from '../app.tsx';
import { assetUrl } from '../format/asset-url.ts';
import { useSession } from './use-session.tsx';

/** Addresses of pictures: relative ones are prefixed with the site's CDN address, as it is set now, else with the portal's. */
export function useAsset(): (path: string) => string {
  const { site } = useSession();
  const app = useApp();
  const host = site?.cdnUrl || app.assetUrl || '';
  return (path) => assetUrl(path, host);
}
