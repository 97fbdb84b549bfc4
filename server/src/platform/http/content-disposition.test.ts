import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  ['voucher-H2611-001.pdf', 'voucher-H2611-001.pdf', 'voucher-H2611-001.pdf'],
  ['订单-hotel.csv', 'hotel.csv', '%E8%AE%A2%E5%8D%95-hotel.csv'],
  ['合同.pdf', 'file.pdf', '%E5%90%88%E5%90%8C.pdf'],
  ['ရန်ကုန်', 'file', '%E1%80%9B%E1%80%94%E1%80%BA%E1%80%80%E1%80%AF%E1%80%94%E1%80%BA'],
  ["Café (1)'.pdf", 'Cafe (1).pdf', 'Caf%C3%A9%20%281%29%27.pdf'],
  [
    'a"; filename=evil.exe\r\nx: y%41.pdf',
    'a- filename-evil.exe-x- y-41.pdf',
    'a%22%3B%20filename%3Devil.exe%0D%0Ax%3A%20y%2541.pdf',
  ],
])('content-disposition: %j → a plain ASCII name beside the encoded one', (name, ascii, encoded) => {
  expect(contentDisposition(false, name)).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
  );
});

test('content-disposition: inline file → inline', () => {
  expect(contentDisposition(true, 'a.png')).toBe(`inline; filename="a.png"; filename*=UTF-8''a.png`);
});
