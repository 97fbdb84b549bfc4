/**
 * Paths that search engines should not request: calls, private pages, pages behind personal links, and
 * searches, which are endless.
 */
const disallowed = [
  '/api/',
  '/user',
  '/console/',
  '/set-password',
  '/hotel/booking',
  '/hotel/compare',
  '/car/booking',
  '/airport/booking',
  '/cms/search',
  '/voucher/',
  '/h/',
  '/d/',
];

/** Content of robots.txt for all crawlers. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}
