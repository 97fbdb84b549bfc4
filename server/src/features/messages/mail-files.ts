import type { MailFile } from '../../platform/mail/mailer.ts';

/** Attachment of a mail: its kind and the data from which it is made on sending. */
export interface MailedFile {
  kind: string;
  facts: Readonly<Record<string, number | string>>;
}

/**
 * Makes the files of each kind. A maker answers nothing for what there is no more, and the mail leaves without it; while
 * one fails, the mail waits.
 */
export type MailFileMakers = Readonly<
  Record<string, (facts: Record<string, number | string>, now: Date) => Promise<MailFile | undefined>>
>;

/** The files of a mail, `stored` as the outbox has them. */
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
