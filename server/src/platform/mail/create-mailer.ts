import type { SmtpSettings } from '../env/smtp-settings.ts';
import { fileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The mail server when one is set up, else files in the data directory, each told of by `print`. */
export function createMailer(
  smtp: SmtpSettings | undefined,
  dataDir: string,
  print: (line: string) => void,
): Mailer {
  return smtp ? smtpMailer(smtp) : fileMailer(dataDir, print);
}
