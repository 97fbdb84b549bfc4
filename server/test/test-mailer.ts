import type { Mail, Mailer } from '../src/platform/mail/mailer.ts';

/** Records sent mail for tests. */
export class TestMailer implements Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}
