import { expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic } from './public-address.ts';

test.each(['1.1.1.1', '93.184.216.34', '203.112.1.1', '2606:2800:220:1::1', '2a00:1450:4001::8'])(
  'public address: %s → public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.0.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.19.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '',
  'localhost',
  '127.1',
  'fe80::1%eth0',
])('public address: %s → not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([true, false])(
  'public address: name of this machine, all addresses or one (%s) → refused',
  async (all) => {
    const cause = await new Promise<Error | null>((resolve) => {
      lookUpPublic('localhost', { all }, (found) => resolve(found));
    });
    expect(cause?.message).toBe('localhost is not of the public internet');
  },
);
