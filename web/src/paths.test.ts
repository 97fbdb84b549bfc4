import { expect, test } from 'vitest';
import { paths, safeBack } from './paths.ts';

test('paths: arguments → in the address, and nothing else', () => {
  const search = new URLSearchParams({ check_in: '2026-12-01' });
  expect(paths.hotelDetail(7, search)).toBe('/hotel/detail/7?check_in=2026-12-01');
  expect(paths.hotelList()).toBe('/hotel/list');
  expect(paths.login()).toBe('/user/login');
  expect(paths.login({ back: '/hotel/booking?quote=1', tab: 'register' })).toBe(
    '/user/login?tab=register&back=%2Fhotel%2Fbooking%3Fquote%3D1',
  );
  expect(paths.iframe('https://a.example/x?y=%2F')).toBe(
    '/user/iframe/https%3A%2F%2Fa.example%2Fx%3Fy%3D%252F',
  );
  expect(paths.subAccounts('new')).toBe('/user/manage/subAccount?open=new');
  expect(['hotel', 'car', 'airport'].map((product) => paths.orderOf(product, 12))).toEqual([
    paths.orderDetail(12),
    paths.carOrderDetail(12),
    paths.airportOrderDetail(12),
  ]);
});

test('paths: address to return to → only within this site', () => {
  expect(safeBack('/user/order/list?page=2', '/')).toBe('/user/order/list?page=2');
  expect(safeBack('//evil.example', '/')).toBe('/');
  expect(safeBack('/\\evil.example', '/')).toBe('/');
  expect(safeBack('https://evil.example', '/')).toBe('/');
  for (const gap of ['\t', '\n', '\r', '\r\n', ' ', '\0', '\u0085', '\u2028', '\\']) {
    for (const back of [`/${gap}/evil.example`, `${gap}//evil.example`, `/user${gap}/order`]) {
      expect(safeBack(back, '/'), JSON.stringify(back)).toBe('/');
    }
  }
  expect(safeBack('/car/list?at=2026-12-01T08%3A00&q=%E4%BB%B0+光#top', '/')).toContain('/car/list');
  expect(safeBack(null, '/user')).toBe('/user');
});
