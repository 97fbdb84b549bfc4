import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../env/smtp-settings.ts';
import { Undeliverable } from '../undeliverable.ts';
import { composed, type Mailer } from './mailer.ts';

/** Sends by the configured mail server; without TLS from the start the connection must be upgraded. */
export function smtpMailer({ host, port, secure, user, password, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    host,
    port,
    secure,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' }, requireTLS: !secure }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(composed(mail, from));
      } catch (error) {
        throw isRefused(error) ? new Undeliverable((error as Error).message) : error;
      }
    },
  };
}

/** A permanent refusal of the receiver; other failures may be temporary. */
function isRefused(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 550 && responseCode <= 559 && /^RCPT/i.test(command);
}
