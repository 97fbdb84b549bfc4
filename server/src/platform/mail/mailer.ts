/** A message ready to leave; `messageId` stays the same however often it is tried. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  messageId: string;
}

/** What sends mail: SMTP, or files in the data directory. Rejects when the message did not leave. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
