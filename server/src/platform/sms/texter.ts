import type { Lang } from '@serai/phrases/lang';

/** A text message ready to be sent; `id` is the same at every attempt. */
export interface TextMessage {
  /** E.164: `+8613812345678` */
  to: string;
  text: string;
  id: string;
  parts: TextParts;
}

/** The languages of text messages: those of the portal, and those of drivers. */
export type TextLang = Lang | 'my' | 'th';

/** The same in parts, for providers that store the template and receive its values. */
export interface TextParts {
  /** Purpose; selects the template. */
  purpose: string;
  lang: TextLang;
  /** Values of the template's placeholders, in order. */
  values: readonly string[];
}

/** Sends text messages by a gateway, by a provider, or to files. Rejects if the message was not sent. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}
