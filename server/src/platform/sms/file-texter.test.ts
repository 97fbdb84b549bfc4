import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTexter } from './create-texter.ts';

it('file texter: repeated attempts → stored and printed once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'serai-sms-'));
  try {
    const printed: string[] = [];
    const texter = createTexter(undefined, dataDir, (line) => printed.push(line));
    const parts = { purpose: 'code', lang: 'zh-cn', values: ['123456'] } as const;
    const message = { to: '+8613812345678', text: '【商驿】123456 是您的验证码', id: '../a-1', parts };
    await texter.send(message);
    await texter.send(message);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual(['a-1.txt']);
    const file = await readFile(join(dataDir, 'outbox', 'a-1.txt'), 'utf8');
    expect(file).toBe('To: +8613812345678\n\n【商驿】123456 是您的验证码\n');
    expect(printed[0]).toBe('Text message to +8613812345678: 【商驿】123456 是您的验证码 (outbox/a-1.txt)');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
