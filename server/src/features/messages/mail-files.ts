import type { MailFile } from '../../platform/mail/mailer.ts';

/** Attachment of an email: its kind and the data from which it is made at sending. */
export interface MailedFile {
  kind: string;
  facts: Readonly<Record<string, number | string>>;
}

/**
 * Makers of the files of each kind. If a maker returns nothing because its object no longer exists, the email is
 * sent without the file; if it throws, the email waits.
 */
export type MailFileMakers = Readonly<
  Record<string, (facts: Record<string, number | string>, now: Date) => Promise<MailFile | undefined>>
>;

/** Makes the attachments of an email from their `stored` form in the outbox. */
export async function makeMailFiles(makers: MailFileMakers, stored: unknown, now: Date): Promise<MailFile[]> {
  const made: MailFile[] = [];
  for (const { kind, facts } of (stored ?? []) as MailedFile[]) {
    const make = makers[kind];
    if (!make) throw new Error(`No maker of files of the kind ${kind}`);
    const file = await make({ ...facts }, now);
    if (file) made.push(file);
  }
  return made;
}
