import type { Endpoint, ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type { Lang } from '@serai/phrases/lang';
import type { DeadToken } from './dead-token.ts';
import type { StreamReply } from './event-streams.ts';
import type { SentFile } from './sent-file.ts';

/** A request in its handler: parsed input and caller. */
export interface Call<E extends Endpoint, Caller> {
  readonly input: ParsedInputOf<E>;
  /** undefined for a guest; access was checked before the handler runs. */
  readonly caller: Caller | undefined;
  /** A public call may treat the bearer of a dead token as a guest, or refuse with the reason. */
  readonly deadToken: DeadToken | undefined;
  readonly lang: Lang;
  /** Time of arrival of the request. */
  readonly now: Date;
  readonly ip: string;
  readonly agent: string;
  /** The `Origin` header: origin of the calling page. Browsers omit it for reads from the page's own origin. */
  readonly origin?: string | undefined;
  readonly requestId: string;
  /** Present on calls that require one. */
  readonly idempotencyKey: string | undefined;
  /** Record and its version as the calling page shows them, `<kind>-<id>-<version>`, for changes that are checked against it. */
  readonly seen?: string | undefined;
  /** JSON body as received, to compare repeated commands. */
  readonly rawBody: string;
  /** File of a form, at most `maxBytes` of it; undefined if none was sent. May be called once. */
  openFile?(maxBytes: number): Promise<SentFile | undefined>;
}

/** A file instead of the envelope. */
export interface FileReply {
  readonly type: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly inline: boolean;
  /** Whether pages at other origins may embed it. */
  readonly isEmbeddable?: true;
}

/** An endpoint with its handler. */
export interface Route<Caller> {
  readonly endpoint: Endpoint;
  handle(call: Call<Endpoint, Caller>): Promise<Answer>;
}

/** A reply; `replayed` marks the stored answer of an earlier command with the same key. */
export interface Answer {
  readonly data: unknown;
  readonly replayed: boolean;
}

/** Binds a handler to its endpoint, both typed by the contract. */
export function bindRoute<E extends Endpoint, Caller>(
  endpoint: E,
  handler: (call: Call<E, Caller>) => Promise<ReplyOf<E> | FileReply | StreamReply>,
): Route<Caller> {
  return {
    endpoint,
    handle: async (call) => ({ data: await handler(call as Call<E, Caller>), replayed: false }),
  };
}
