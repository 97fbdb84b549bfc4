import pino from 'pino';
import { expect, it } from 'vitest';
import { Undeliverable } from '../undeliverable.ts';
import { loggedTexter } from './logged-texter.ts';

it.each([
  [new Error('the gateway answered 503'), 'text message did not leave'],
  [new Undeliverable('no template for code and numbers abroad'), 'text message refused for good'],
])('logged texter: %s → logged without number and code, passed on', async (failure, words) => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (text: string) => void lines.push(text) });
  const texter = loggedTexter({ send: () => Promise.reject(failure) }, log);
  const parts = { purpose: 'code', lang: 'zh-cn', values: ['123456'] } as const;
  const message = { to: '+8613812345678', text: '【商驿】123456', id: 'a-1', parts };
  await expect(texter.send(message)).rejects.toBe(failure);
  const line = lines.join('');
  expect(JSON.parse(line)).toMatchObject({ text: 'a-1', purpose: 'code', msg: words });
  expect(line).toContain(failure.message);
  expect(line).not.toMatch(/13812345678|123456/);
});
