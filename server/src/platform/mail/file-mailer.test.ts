import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileMailer } from './file-mailer.ts';

it('fileMailer: the same mail twice → one .eml file with CRLF line ends, and its subject printed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'serai-mail-'));
  try {
    const printed: string[] = [];
    const mailer = fileMailer(dataDir, (line) => printed.push(line));
    const mail = {
      to: 'mei@example.com',
      subject: '123456 是您的验证码',
      text: '您好\n',
      messageId: '<a-1@serai>',
      files: [{ name: '凭证.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 of a voucher') }],
    };
    await mailer.send(mail);
    await mailer.send(mail);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual(['a-1.eml']);
    const file = await readFile(join(dataDir, 'outbox', 'a-1.eml'), 'utf8');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file).toContain('To: mei@example.com');
    expect(file).toContain('Message-ID: <a-1@localhost>');
    expect(file).toContain('Content-Type: application/pdf');
    expect(file).toContain(Buffer.from('%PDF-1.7 of a voucher').toString('base64'));
    expect(printed[0]).toBe('Mail to mei@example.com: 123456 是您的验证码 (outbox/a-1.eml)');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
