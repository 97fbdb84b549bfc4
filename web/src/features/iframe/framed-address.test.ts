import type { MenuNode } from '@serai/contract/site/site';
import { expect, test } from 'vitest';
import { framedAddress } from './framed-address.ts';

const hosts = ['trains.example.com', 'localhost:8443', 'serai.example'];
const page = new URL('https://serai.example/user/iframe/x');
/** A folder of the side menu with an entry for each of these addresses. */
const menuWith = (...urls: string[]): MenuNode[] => {
  const blank = { pid: 0, name: '', path: '', icon: '', extend: 'none' } as const;
  const entries = urls.map((url, id) => ({
    ...blank,
    id,
    type: 'menu',
    menu_type: 'iframe',
    url,
    title: 'Trains',
    children: [],
  }));
  const folder = { ...blank, id: 99, type: 'menu_dir', menu_type: 'tab', url: '', title: 'Partners' };
  return [{ ...folder, children: entries }] as MenuNode[];
};
const open = (address: string, from = page, menus = menuWith(address)) =>
  framedAddress(`/user/iframe/${encodeURIComponent(address)}`, { hosts, menus }, from);

test.each([
  'https://trains.example.com/',
  'https://trains.example.com/a/b?from=%2F&to=仰光#top',
  'https://localhost:8443/x',
  'HTTPS://TRAINS.example.com/',
])('framed address: %s → shown', (address) => {
  const found = open(address);
  expect('url' in found && found.url.href).toBe(new URL(address).href);
});

// Covers 2.45.
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
])('framed address: %j → refused: %s', (address, refused) => {
  expect(open(address)).toMatchObject({ refused });
});

test('framed address: http → only this machine in a page of http; otherwise https', () => {
  const local = new URL('http://localhost:3000/');
  expect(open('http://trains.example.com/', local)).toMatchObject({ refused: 'insecure' });
  expect(open('http://localhost:8443/', local)).toHaveProperty('url');
  expect(open('http://localhost:8443/')).toMatchObject({ refused: 'insecure' });
});

// Covers 2.45.
test('framed address: host listed, no menu entry → refused', () => {
  const menus = menuWith('https://trains.example.com/book');
  expect(open('https://trains.example.com/book', page, menus)).toMatchObject({ title: 'Trains' });
  for (const other of ['https://trains.example.com/', 'https://trains.example.com/book?a=1']) {
    expect(open(other, page, menus)).toMatchObject({ refused: 'unlisted' });
  }
  expect(open('https://trains.example.com/', page, [])).toMatchObject({ refused: 'unlisted' });
});

test('framed address: path that is no encoded address → refused without an exception', () => {
  expect(framedAddress('/user/iframe/%E0%A4%A', { hosts, menus: [] }, page)).toMatchObject({
    refused: 'unreadable',
  });
  expect(framedAddress('/user/iframe', { hosts, menus: [] }, page)).toMatchObject({ refused: 'unreadable' });
});
