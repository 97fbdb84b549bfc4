import type { Lang } from '@serai/phrases/lang';

/** A text message ready to leave; `id` stays the same however often it is tried. */
export interface TextMessage {
  /** E.164: `+8613812345678` */
  to: string;
  text: string;
  id: string;
  parts: TextParts;
}

/** The languages of text messages: those of the portal, and those of drivers. */
export type TextLang = Lang | 'my' | 'th';

/** The same in parts, for providers that keep the words themselves and are told what to put into them. */
export interface TextParts {
  /** What it is for; names the template. */
  purpose: string;
  lang: TextLang;
  /** What stands in the places of the text, in their order. */
  values: readonly string[];
}

/** What sends text messages: a gateway, a provider, or files in the data directory. Rejects when it did not leave. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}
