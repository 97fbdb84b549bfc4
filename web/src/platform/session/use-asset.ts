import { assetUrl } from '../format/asset-url.ts';
import { useSession } from './use-session.tsx';

/** Addresses of pictures: relative ones are prefixed with the site's CDN address, as it is set now. */
export function useAsset(): (path: string) => string {
  const cdnUrl = useSession().site?.cdnUrl ?? '';
  return (path) => assetUrl(path, cdnUrl);
}
