import { isOwnPath } from '../../../platform/rich-text/own-address.ts';

/** Allowed schemes of a link. */
const schemes = /^(https?:\/\/|mailto:|tel:)/i;

/** Whether a link is allowed in an article: http(s), `mailto:`, `tel:`, or one of our paths. */
export function isLinkAddress(address: string): boolean {
  return schemes.test(address) || isOwnPath(address);
}

/**
 * Completes a typed link: `serai.example/a` gets https, an email address `mailto:`, an address of this site
 * (`origin`) becomes a path. Null if it cannot be a link.
 */
export function linkAddress(typed: string, origin: string): string | null {
  const text = typed.trim();
  if (text === '' || /[\s\p{Cc}]/u.test(text)) return null;
  if (isLinkAddress(text)) return ownPathOf(text, origin) ?? (URL.canParse(text, origin) ? text : null);
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)) return `mailto:${text}`;
  const whole = `https://${text}`;
  return /^[^/:@?#]+\.[^/:@?#.]{2,}(:\d+)?([/?#]|$)/.test(text) && URL.canParse(whole) ? whole : null;
}

/** Path of an absolute address of this site; null for any other. */
export function ownPathOf(address: string, origin: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { origin: theirs, pathname, search, hash } = new URL(address);
  return theirs === origin ? pathname + search + hash : null;
}
