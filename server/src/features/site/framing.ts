import type { AnsweredHeaders } from '../../platform/http/ask-headers.ts';

/**
 * Judges, like a browser, whether a page at `own` may embed the page at `url` with this response: by each
 * policy's `frame-ancestors`, or `X-Frame-Options` if there is none. An error page is inconclusive: bot
 * protection returns one to us and the real page to people.
 */
export function framingBy(
  { status, headers }: AnsweredHeaders,
  url: URL,
  own: URL,
): 'allowed' | 'refused' | 'unknown' {
  if (status >= 400) return 'unknown';
  const lists = ancestorLists(String(headers['content-security-policy'] ?? ''));
  if (lists.length > 0) {
    const all = lists.every((sources) => sources.some((source) => admits(source, url, own)));
    return all ? 'allowed' : 'refused';
  }
  const words = String(headers['x-frame-options'] ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase());
  if (words.includes('deny')) return 'refused';
  return words.includes('sameorigin') && url.origin !== own.origin ? 'refused' : 'allowed';
}

/** Sources of each policy with a `frame-ancestors` directive; several policies are separated by commas. */
function ancestorLists(policies: string): string[][] {
  return policies.split(',').flatMap((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
    const [named] = directives.filter(([name]) => name === 'frame-ancestors');
    return named ? [named.slice(1)] : [];
  });
}

function admits(source: string, url: URL, own: URL): boolean {
  if (source === '*') return true;
  if (source === "'self'") return url.origin === own.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return isScheme(source, own);
  const parts = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source);
  if (!parts) return false;
  const [, scheme, host = '', port] = parts;
  if (!isScheme(scheme ?? url.protocol, own)) return false;
  if (port !== undefined && port !== '*' && port !== portOf(own)) return false;
  if (port === undefined && own.port !== '') return false;
  if (host === '*') return true;
  return host.startsWith('*.') ? own.hostname.endsWith(host.slice(1)) : own.hostname === host;
}

/** A source with http also matches the same page with https. */
function isScheme(scheme: string, own: URL): boolean {
  return own.protocol === scheme || (scheme === 'http:' && own.protocol === 'https:');
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}
