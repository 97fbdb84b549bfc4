import { assetUrl } from '../../../platform/format/asset-url.ts';
import { useSession } from '../../../platform/session/use-session.tsx';

/** Addresses of pictures: relative ones are prefixed with the site's CDN address. */
export function useAsset(): (path: string) => string {
  const cdnUrl = useSession().site?.cdnUrl ?? '';
  return (path) => assetUrl(path, cdnUrl);
}
