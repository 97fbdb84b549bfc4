/** A text message ready to leave; `id` stays the same however often it is tried. */
export interface TextMessage {
  /** E.164: `+8613812345678` */
  to: string;
  text: string;
  id: string;
}

/** What sends text messages: a gateway, or files in the data directory. Rejects when the message did not leave. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}
