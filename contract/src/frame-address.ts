/** Why an address may not be shown inside the site. */
export type FrameRefusal = 'unreadable' | 'scheme' | 'host';

/** An address that may be shown in a frame, or why not. */
export type FrameAddress = { url: URL } | { refused: FrameRefusal };

/**
 * Whether an address may be shown in a frame of ours: only http and https, without a name and password in it, and
 * only hosts of the list, each as `host` or `host:port`.
 */
export function frameAddress(address: string, hosts: readonly string[]): FrameAddress {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return { refused: 'unreadable' };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { refused: 'scheme' };
  if (url.username !== '' || url.password !== '') return { refused: 'unreadable' };
  return hosts.includes(url.host) ? { url } : { refused: 'host' };
}
