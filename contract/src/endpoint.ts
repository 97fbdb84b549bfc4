import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { NodePage, OrderAction, PermissionNode } from './permissions.ts';
import type { StaffNode } from './staff-nodes.ts';

/**
 * Who may call: anyone; any logged-in user; a member of an agency; its owner; a member holding a permission node;
 * a member holding at least one node of a page; a member whose action is checked against the order's own list page
 * (`/user/order/list/<action>` for a hotel), or against the list page of the product that the call names; an operator of the selling company whose role holds a node of the console.
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

/** Kinds of calls that one user makes only so often in a minute. */
export type Pace = 'search' | 'quote' | 'order' | 'link';

/** What a call can say when it has succeeded: the key of a phrase in each language. */
export type SuccessCode = 'code_mailed' | 'code_texted' | 'password_reset' | 'message_received';

/** One call of the wire protocol, declared once for the server, the web client and the OpenAPI document. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST';
  /** `<controller>/<action>` below `/api/`, matched without regard to case. */
  readonly path: string;
  /** What it does in plain words, e.g. "book a hotel". */
  readonly title: string;
  readonly access: Access;
  /** Query of a GET, JSON body of a POST. */
  readonly input: Input;
  readonly reply: Reply;
  /** Refusals it can answer with, besides `commonRefusals`. */
  readonly errors: readonly ErrorCode[];
  /** The message of its success; without it a success says nothing. */
  readonly says?: SuccessCode;
  /** Requires an idempotency key: it books, moves money or files an application. */
  readonly idempotent?: true;
  /** A call of the BuildAdmin family: unknown fields are ignored instead of refused. */
  readonly family?: true;
  /**
   * What it counts to, where users are held to a pace: looking for offers; quotes and previews, which lie around
   * until they are over; booking and paying; opening what lies behind a link. A preview of a refund is a quote, too.
   */
  readonly pace?: Pace;
  /** Takes a form with a file; the input is the query then. */
  readonly multipart?: true;
  /** Answers a file of one of these media types instead of the envelope; a refusal is an envelope here, too. */
  readonly file?: readonly string[];
  /** Answers `text/event-stream` instead of the envelope: each event is one reply, until either side ends it. */
  readonly stream?: true;
}

/**
 * Declares a call. Its type keeps what was written, such as the path and the method, so that clients can be typed by
 * them; a word that no declaration knows is refused.
 */
export function endpoint<const E extends Endpoint>(
  declaration: E & Record<Exclude<keyof E, keyof Endpoint>, never>,
): E {
  return declaration;
}

/** What a caller sends. */
export type InputOf<E extends Endpoint> = E['input']['_zod']['input'];
/** What a handler receives. */
export type ParsedInputOf<E extends Endpoint> = E['input']['_zod']['output'];
/** What a handler returns and a caller receives. */
export type ReplyOf<E extends Endpoint> = E['reply']['_zod']['output'];

/** The envelope around every business outcome. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  time: number;
  data: T;
}
