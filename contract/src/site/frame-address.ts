/** Reasons why an address may not be embedded. */
export type FrameRefusal = 'unreadable' | 'scheme' | 'insecure' | 'host';

/** An address that may be embedded, or the reason for the refusal. */
export type FrameAddress = { url: URL } | { refused: FrameRefusal };

/**
 * Checks whether an address may be embedded in a frame: https (http on localhost only), without credentials,
 * and its host on the list (`host` or `host:port`).
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

/** Detects loopback hosts, whose traffic does not leave the machine. */
export function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
