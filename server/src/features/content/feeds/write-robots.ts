/**
 * What search engines need not ask for: calls, what belongs to somebody, pages behind links that name one person, and
 * searches, of which there is no end.
 */
const disallowed = [
  ...['/api/', '/user', '/console/', '/set-password', '/hotel/booking', '/car/booking', '/airport/booking'],
  ...['/cms/search', '/voucher/', '/h/', '/d/'],
];

/** What robots.txt says to everybody who comes by themselves. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}
