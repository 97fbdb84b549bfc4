import type { Mail, Mailer } from '../src/platform/mail/mailer.ts';

/** Keeps what was sent, for tests to read. */
export class TestMailer implements Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}
