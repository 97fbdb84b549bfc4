/** A message ready to leave; `messageId` stays the same however often it is tried. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  messageId: string;
  /** What goes with it; nothing when unset. */
  files?: readonly MailFile[];
}

export interface MailFile {
  name: string;
  /** Its media type. */
  type: string;
  bytes: Buffer;
}

/** Files as the mail library takes them. */
export function attach(files: readonly MailFile[] = []) {
  return files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes }));
}

/** What sends mail: SMTP, or files in the data directory. Rejects when the message did not leave. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
