/** Relative asset paths are prefixed with the address of their host; absolute and data-image addresses are left alone. */
export function assetUrl(path: string, host: string): string {
  if (/^(https?:)?\/\//i.test(path) || /^data:image\//i.test(path)) return path;
  return `${host.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
