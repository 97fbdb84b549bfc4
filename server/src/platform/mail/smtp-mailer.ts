import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../env/smtp-settings.ts';
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
      await transport.sendMail({ from, ...composed(mail) });
    },
  };
}
