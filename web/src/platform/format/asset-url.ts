/** Prefixes relative asset paths with the address of their host; absolute addresses and data URLs stay unchanged. */
export function assetUrl(path: string, host: string): string {
  if (/^(https?:)?\/\//i.test(path) || /^data:image\//i.test(path)) return path;
  return `${host.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
