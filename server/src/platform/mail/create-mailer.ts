import type { SmtpSettings } from '../env/smtp-settings.ts';
import { fileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/**
 * Creates a mailer for the configured mail server, or one that writes files in the data directory and reports each
 * through `print`.
 */
export function createMailer(
  smtp: SmtpSettings | undefined,
  dataDir: string,
  print: (line: string) => void,
): Mailer {
  return smtp ? smtpMailer(smtp) : fileMailer(dataDir, print);
}
