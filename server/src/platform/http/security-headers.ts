/** Headers of every reply (reliability 4.6). Pages get their own policy with a nonce. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Foreign origins from which a page may load; each as a source of a content security policy. */
export interface PageSources {
  images: readonly string[];
  frames: readonly string[];
  /** Origins of API calls. */
  calls: readonly string[];
}

/**
 * Content security policy of a page: own scripts and styles, or those with its nonce; nothing inline, no eval,
 * other origins only if listed.
 */
export function pageContentPolicy(nonce: string, { images, frames, calls }: PageSources): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    `frame-src ${frames.length ? frames.join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** A script that stores pages for offline use may fetch them, and nothing else. */
export const workerContentPolicy = "default-src 'none'; connect-src 'self'";
