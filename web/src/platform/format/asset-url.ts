/** Relative asset paths are prefixed with the CDN address; absolute and data-image addresses are left alone. */
export function assetUrl(path: string, cdnUrl: string): string {
  if (/^(https?:)?\/\//i.test(path) || /^data:image\//i.test(path)) return path;
  return `${cdnUrl.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
