import { expect, test } from 'vitest';
import { paths, safeBack } from './paths.ts';

test('every address of the product stays what it is', () => {
  const search = new URLSearchParams({ check_in: '2026-12-01' });
  expect({
    home: paths.home(),
    hotelList: paths.hotelList(search),
    hotelDetail: paths.hotelDetail(7, search),
    hotelBooking: paths.hotelBooking(search),
    carList: paths.carList(search),
    carBooking: paths.carBooking(search),
    airportList: paths.airportList(search),
    airportBooking: paths.airportBooking(search),
    contactUs: paths.contactUs(),
    login: paths.login(),
    loginBack: paths.login({ back: '/hotel/booking?quote=1', tab: 'register' }),
    user: paths.user(),
    consoleSite: paths.consoleSite(),
    iframe: paths.iframe('https://a.example/x?y=%2F'),
    overview: paths.overview(),
    profile: paths.profile(),
    changePassword: paths.changePassword(),
    integral: paths.integral(),
    balance: paths.balance(),
    approvals: paths.approvals(),
    subAccounts: [paths.subAccounts(), paths.subAccounts(7), paths.subAccounts('new')],
    setPassword: paths.setPassword(),
    orderList: paths.orderList(),
    orderDetail: paths.orderDetail(12),
    carOrderList: paths.carOrderList(),
    carOrderDetail: paths.carOrderDetail(12),
    airportOrderList: paths.airportOrderList(),
    airportOrderDetail: paths.airportOrderDetail(12),
    ordersOf: ['hotel', 'car', 'airport'].map((product) => paths.ordersOf(product)),
    orderOf: ['hotel', 'car', 'airport'].map((product) => paths.orderOf(product, 12)),
  }).toMatchInlineSnapshot(`
    {
      "airportBooking": "/airport/booking?check_in=2026-12-01",
      "airportList": "/airport/list?check_in=2026-12-01",
      "airportOrderDetail": "/user/airport-order/detail/12",
      "airportOrderList": "/user/airport-order/list",
      "approvals": "/user/manage/approvals",
      "balance": "/user/account/balance",
      "carBooking": "/car/booking?check_in=2026-12-01",
      "carList": "/car/list?check_in=2026-12-01",
      "carOrderDetail": "/user/car-order/detail/12",
      "carOrderList": "/user/car-order/list",
      "changePassword": "/user/account/changePassword",
      "consoleSite": "/console/site",
      "contactUs": "/cms/contact-us",
      "home": "/",
      "hotelBooking": "/hotel/booking?check_in=2026-12-01",
      "hotelDetail": "/hotel/detail/7?check_in=2026-12-01",
      "hotelList": "/hotel/list?check_in=2026-12-01",
      "iframe": "/user/iframe/https%3A%2F%2Fa.example%2Fx%3Fy%3D%252F",
      "integral": "/user/account/integral",
      "login": "/user/login",
      "loginBack": "/user/login?tab=register&back=%2Fhotel%2Fbooking%3Fquote%3D1",
      "orderDetail": "/user/order/detail/12",
      "orderList": "/user/order/list",
      "orderOf": [
        "/user/order/detail/12",
        "/user/car-order/detail/12",
        "/user/airport-order/detail/12",
      ],
      "ordersOf": [
        "/user/order/list",
        "/user/car-order/list",
        "/user/airport-order/list",
      ],
      "overview": "/user/account/overview",
      "profile": "/user/account/profile",
      "setPassword": "/set-password",
      "subAccounts": [
        "/user/manage/subAccount",
        "/user/manage/subAccount?open=7",
        "/user/manage/subAccount?open=new",
      ],
      "user": "/user",
    }
  `);
});

test('a way back leads only to this site', () => {
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
