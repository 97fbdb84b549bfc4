/** A message ready to leave; `messageId` stays the same however often it is tried. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML; nothing when unset. */
  html?: string;
  /** Where an answer goes; to nobody when unset. */
  replyTo?: string;
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

/** A mail as the mail library takes it. It says that nobody has written it, so that no machine answers. */
export function composed({ files = [], html, replyTo, ...mail }: Mail) {
  return {
    ...mail,
    ...(html === undefined ? {} : { html }),
    ...(replyTo === undefined ? {} : { replyTo }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
  };
}

/** What sends mail: SMTP, or files in the data directory. Rejects when the message did not leave. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
