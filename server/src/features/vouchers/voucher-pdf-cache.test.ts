import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import { expect, test } from 'vitest';
import type { FileReply } from '../../platform/http/route.ts';
import { VoucherPdfCache } from './voucher-pdf-cache.ts';

const now = new Date('2026-11-23T08:00:00Z');
const voucher = (number: number, made_at = '08:00') =>
  ({ number: String(number), version: 1, made_at }) as unknown as VoucherView;
let made = 0;
const make = async (): Promise<FileReply> => {
  made += 1;
  return { type: 'application/pdf', name: `${made}.pdf`, bytes: Buffer.from([made]), inline: true };
};

test('KeptPapers: same content → made once; at most twenty cached', async () => {
  const papers = new VoucherPdfCache();
  made = 0;
  const first = await papers.of(voucher(1), now, make);
  expect(await papers.of(voucher(1, '08:01'), now, make)).toBe(first);
  for (let number = 2; number <= 21; number++) await papers.of(voucher(number), now, make);
  expect(made).toBe(21);
  await papers.of(voucher(21), now, make);
  expect(made).toBe(21);
  expect(await papers.of(voucher(1), now, make)).not.toBe(first);
});

test('KeptPapers: failed → made again; older than ten minutes → made again', async () => {
  const papers = new VoucherPdfCache();
  made = 0;
  await expect(papers.of(voucher(1), now, () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  const second = await papers.of(voucher(1), now, make);
  const later = new Date(now.getTime() + 10 * 60_000);
  expect(await papers.of(voucher(1), new Date(later.getTime() - 1), make)).toBe(second);
  expect(await papers.of(voucher(1), later, make)).not.toBe(second);
});
