/** An email ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same content as HTML; optional. */
  html?: string;
  /** Address for replies; default the sender's. */
  replyTo?: string;
  /** Page on which the receiver switches off emails of this kind; unset for mandatory emails. */
  unsubscribe?: string;
  /** `<id@domain>`: the same at every attempt. The mailer replaces the domain by that of its sender. */
  messageId: string;
  /** Attachments; none if unset. */
  files?: readonly MailFile[];
}

export interface MailFile {
  name: string;
  /** Its media type. */
  type: string;
  bytes: Buffer;
}

/**
 * Converts an email for the mail library, from the sender `from`. The Message-ID has the sender's domain, because
 * spam filters distrust one that does not exist. `Auto-Submitted` prevents automatic replies.
 */
export function composed({ files = [], html, replyTo, unsubscribe, messageId, ...mail }: Mail, from: string) {
  return {
    ...mail,
    from,
    messageId: withDomainOf(messageId, from),
    ...(html === undefined ? {} : { html }),
    ...(replyTo === undefined ? {} : { replyTo }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>` }),
    },
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
  };
}

/** `<id@serai>` and `Serai <no-reply@example.com>` give `<id@example.com>`; unchanged if the sender has no domain. */
function withDomainOf(messageId: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];
  return domain ? messageId.replace(/@[^@>]*>$/, () => `@${domain}>`) : messageId;
}

/** Sends emails by SMTP, or writes them to the data directory. Rejects if the message was not sent. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
