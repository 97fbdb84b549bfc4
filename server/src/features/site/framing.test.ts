import { expect, test } from 'vitest';
import { framingBy } from './framing.ts';

const site = new URL('https://trains.example.com/timetable');
const own = new URL('https://booking.serai.example');
const framing = (headers: Record<string, string>, status = 200) => framingBy({ status, headers }, site, own);

test.each([
  [{}],
  [{ 'x-frame-options': 'ALLOW-FROM https://elsewhere.example' }],
  [{ 'content-security-policy': "default-src 'self'" }],
  [{ 'content-security-policy': 'frame-ancestors *' }],
  [{ 'content-security-policy': 'frame-ancestors https:' }],
  [{ 'content-security-policy': 'frame-ancestors https://*' }],
  [{ 'content-security-policy': 'frame-ancestors https://other.example https://booking.serai.example' }],
  [{ 'content-security-policy': "default-src 'none'; Frame-Ancestors *.serai.example" }],
  [{ 'content-security-policy': 'frame-ancestors booking.serai.example:443' }],
  // If there is a `frame-ancestors` directive, the older header is ignored.
  [{ 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }],
])('framing: %j → may be embedded', (headers) => {
  expect(framing(headers as Record<string, string>)).toBe('allowed');
});

test.each([
  [{ 'x-frame-options': 'DENY' }],
  [{ 'x-frame-options': 'sameorigin' }],
  [{ 'x-frame-options': 'SAMEORIGIN, DENY' }],
  [{ 'content-security-policy': "frame-ancestors 'none'" }],
  [{ 'content-security-policy': "frame-ancestors 'self'" }],
  [{ 'content-security-policy': 'frame-ancestors' }],
  [{ 'content-security-policy': 'frame-ancestors https://serai.example' }],
  [{ 'content-security-policy': 'frame-ancestors https://booking.serai.example:8443' }],
  [{ 'content-security-policy': 'frame-ancestors https://booking.serai.example.evil.example' }],
  // Every policy must allow it.
  [{ 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }],
])('framing: %j → may not be embedded', (headers) => {
  expect(framing(headers as Record<string, string>)).toBe('refused');
});

test.each([403, 404, 503])('framing: error page (%d) → inconclusive', (status) => {
  expect(framing({ 'x-frame-options': 'DENY' }, status)).toBe('unknown');
  expect(framing({}, status)).toBe('unknown');
});
