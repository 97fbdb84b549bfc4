import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { NodePage, OrderAction, PermissionNode } from './permissions.ts';
import type { StaffNode } from './staff/nodes.ts';

/**
 * Required access: anyone; any logged-in user; a member of an agency; its owner; a member with a permission
 * node; a member with at least one node of a page; a member whose action is checked against the order's list
 * page (`/user/order/list/<action>` for a hotel), or against the list page of the product in the input; an
 * operator of the selling company whose role has a console node.
 */
export type Access =
  | 'public'
  | 'user'
  | 'member'
  | 'owner'
  | { readonly node: PermissionNode }
  | { readonly page: NodePage }
  | { readonly orderAction: OrderAction }
  | { readonly listAction: OrderAction }
  | { readonly staff: StaffNode };

/** Groups of calls with a rate limit per user and minute. */
export type RateLimitGroup = 'search' | 'quote' | 'order' | 'link';

/** Phrase keys of success messages. */
export type SuccessCode = 'code_mailed' | 'code_texted' | 'password_reset' | 'message_received';

/** One API call, declared once for the server, the web client and the OpenAPI document. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST';
  /** `<controller>/<action>` below `/api/`, case-insensitive. */
  readonly path: string;
  /** Purpose in plain words, e.g. "book a hotel". */
  readonly title: string;
  readonly access: Access;
  /** Query of a GET, JSON body of a POST. */
  readonly input: Input;
  readonly reply: Reply;
  /** Errors it can return in addition to `commonRefusals`. */
  readonly errors: readonly ErrorCode[];
  /** Success message; without it a success has no message. */
  readonly successMessage?: SuccessCode;
  /** Requires an idempotency key because it books, moves money or files an application. */
  readonly idempotent?: true;
  /** A call of the BuildAdmin family: unknown fields are ignored instead of refused. */
  readonly legacyClient?: true;
  /**
   * Rate-limit group: searches; quotes and previews, which stay stored until they expire; bookings and
   * payments; files behind links. A refund preview counts as a quote.
   */
  readonly rateLimit?: RateLimitGroup;
  /** Accepts a multipart form with a file; the input then comes from the query. */
  readonly multipart?: true;
  /** Accepts a JSON body of up to 2 MiB instead of 256 KiB, because a file is in it. */
  readonly largeBody?: true;
  /** Returns a file of one of these media types instead of the envelope; errors still use the envelope. */
  readonly file?: readonly string[];
  /**
   * Returns `text/event-stream` instead of the envelope: each event is one reply, until either side closes
   * the stream.
   */
  readonly stream?: true;
}

/**
 * Declares a call. The literal types of path, method etc. are preserved so that clients can be typed by them;
 * unknown properties do not compile.
 */
export function endpoint<const E extends Endpoint>(
  declaration: E & Record<Exclude<keyof E, keyof Endpoint>, never>,
): E {
  return declaration;
}

/** Type of the input sent by a caller. */
export type InputOf<E extends Endpoint> = E['input']['_zod']['input'];
/** Type of the parsed input received by a handler. */
export type ParsedInputOf<E extends Endpoint> = E['input']['_zod']['output'];
/** Type of the reply returned by a handler. */
export type ReplyOf<E extends Endpoint> = E['reply']['_zod']['output'];

/** Envelope of every business reply. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  time: number;
  data: T;
}
