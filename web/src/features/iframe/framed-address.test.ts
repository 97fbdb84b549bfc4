import { expect, test } from 'vitest';
import { framedAddress } from './framed-address.ts';

const hosts = ['trains.example.com', 'localhost:8443', 'serai.example'];
const page = new URL('https://serai.example/user/iframe/x');
const open = (address: string, from = page) =>
  framedAddress(`/user/iframe/${encodeURIComponent(address)}`, hosts, from);

test.each([
  'https://trains.example.com/',
  'https://trains.example.com/a/b?from=%2F&to=仰光#top',
  'https://localhost:8443/x',
  'HTTPS://TRAINS.example.com/',
])('%s is shown', (address) => {
  const found = open(address);
  expect('url' in found && found.url.href).toBe(new URL(address).href);
});

test.each([
  ['javascript:alert(document.cookie)', 'scheme'],
  ['JaVaScRiPt:alert(1)', 'scheme'],
  ['\u0001javascript:alert(1)', 'scheme'],
  ['java\nscript:alert(1)', 'scheme'],
  ['data:text/html,<script>alert(1)</script>', 'scheme'],
  ['blob:https://trains.example.com/x', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['ftp://trains.example.com/', 'scheme'],
  ['view-source:https://trains.example.com/', 'scheme'],
  ['https://evil.example/', 'host'],
  ['https://trains.example.com.evil.example/', 'host'],
  ['https://trains.example.com:8443/', 'host'],
  ['https://evil.example/?https://trains.example.com/', 'host'],
  ['https://evil.example\\@trains.example.com/', 'host'],
  ['https:evil.example', 'host'],
  ['https://serai.example/user', 'host'],
  ['https://user:word@trains.example.com/', 'unreadable'],
  ['//trains.example.com/', 'unreadable'],
  ['/hotel/list', 'unreadable'],
  ['', 'unreadable'],
  ['http://trains.example.com/', 'insecure'],
])('%j is refused: %s', (address, refused) => {
  expect(open(address)).toMatchObject({ refused });
});

test('an address of http stands in a page of http', () => {
  expect(open('http://trains.example.com/', new URL('http://localhost:3000/'))).toHaveProperty('url');
});

test('a path that is no encoded address is refused, not thrown', () => {
  expect(framedAddress('/user/iframe/%E0%A4%A', hosts, page)).toMatchObject({ refused: 'unreadable' });
  expect(framedAddress('/user/iframe', hosts, page)).toMatchObject({ refused: 'unreadable' });
});
