/** Why an address may not be shown inside the site. */
export type FrameRefusal = 'unreadable' | 'scheme' | 'insecure' | 'host';

/** An address that may be shown in a frame, or why not. */
export type FrameAddress = { url: URL } | { refused: FrameRefusal };

/**
 * Whether an address may be shown in a frame of ours: https (http on this very machine only), without a name and
 * password in it, and only hosts of the list, each as `host` or `host:port`.
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
  if (url.protocol === 'http:' && !isThisMachine(url)) return { refused: 'insecure' };
  return hosts.includes(url.host) ? { url } : { refused: 'host' };
}

/** What goes to a host of one's own machine passes no network. */
export function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
