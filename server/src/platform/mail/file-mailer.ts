import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composed, type Mailer } from './mailer.ts';

/**
 * Replaces a mail server: writes each email to `outbox/<message id>.eml` in the data directory, readable by any
 * mail program, and passes receiver and subject to `print`, so that a new user finds the code.
 */
export function fileMailer(dataDir: string, print: (line: string) => void): Mailer {
  const folder = join(dataDir, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { to, subject, messageId } = mail;
      const { message } = await composer.sendMail(composed(mail, 'Serai <no-reply@localhost>'));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const [id = ''] = messageId.split('@');
      const name = `${id.replace(/[^A-Za-z0-9-]/g, '').slice(0, 80)}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
      print(`Mail to ${to}: ${subject} (outbox/${name})`);
    },
  };
}
