/** A mail ready to leave. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML; nothing when unset. */
  html?: string;
  /** Address that receives the answers; the sender's own when unset. */
  replyTo?: string;
  /** Page on which the receiver stops mails of this kind; unset for mails that must arrive. */
  unsubscribe?: string;
  /** `<id@domain>`: the same at every try. The mailer replaces the domain by that of its sender. */
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
 * A mail as the mail library takes it, from the sender `from`. The Message-ID has the sender's domain, because spam
 * filters distrust one that does not exist. `Auto-Submitted` keeps automatic replies away.
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

/** `<id@serai>` and `Serai <no-reply@example.com>` give `<id@example.com>`; a sender without a domain changes nothing. */
function withDomainOf(messageId: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];
  return domain ? messageId.replace(/@[^@>]*>$/, () => `@${domain}>`) : messageId;
}

/** Sends mail by SMTP, or writes it to the data directory. Rejects if the message was not sent. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
