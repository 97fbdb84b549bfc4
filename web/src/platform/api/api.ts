import type { ErrorCode, FieldError } from '@serai/contract/errors';
import { holdReload } from '../build-watch/hold-reload.ts';
import type { BodyOf, CommandPath, GetPath, Got, Posted, PostPath, QueryOf, UploadPath } from './calls.ts';
import { flattenQuery } from './flatten-query.ts';
import {
  asksForLogin,
  type Envelope,
  endsSession,
  replyCode,
  type Transport,
  TransportFailure,
} from './wire.ts';

export interface CallOptions {
  /** Shows the reply's message, or “Operation successful”, as a notice. */
  showSuccess?: boolean;
  /** Suppresses the error notice: the caller shows the error, e.g. beside a field. Login errors are shown anyway. */
  quiet?: boolean;
  signal?: AbortSignal;
  /** Record and version that the page shows; see `Call.seen` of the server. */
  seen?: string;
  /** For forms: called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Calls to our own HTTP API, typed by the contract: input and reply follow from the path. All resolve to the
 * envelope's `data` and throw `ApiFailure` otherwise; its notice has been shown by then.
 */
export interface Api {
  get<Path extends GetPath>(path: Path, query: QueryOf<Path>, options?: CallOptions): Promise<Got<Path>>;
  post<Path extends PostPath>(path: Path, body: BodyOf<Path>, options?: CallOptions): Promise<Posted<Path>>;
  /** The same `key` never has a second effect; see `newIdempotencyKey`. */
  command<Path extends CommandPath>(
    path: Path,
    body: BodyOf<Path>,
    key: string,
    options?: CallOptions,
  ): Promise<Posted<Path>>;
  /** Sends a form with a file; `query` is the input beside it. */
  upload<Path extends UploadPath>(
    path: Path,
    query: BodyOf<Path>,
    form: FormData,
    options?: CallOptions,
  ): Promise<Posted<Path>>;
}

/** A call that did not succeed. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    /** Code of the envelope, or 0 without an envelope. */
    readonly code: number,
    readonly data: unknown,
    /** HTTP status if other than 200. */
    readonly status: number | null = null,
  ) {
    super(message);
  }

  /** Server messages about single fields, by field name; empty if there are none. */
  get fieldErrors(): Record<string, string> {
    if (typeof this.data !== 'object' || this.data === null || !('errors' in this.data)) return {};
    const faults = (Array.isArray(this.data.errors) ? this.data.errors : []) as FieldError[];
    return Object.fromEntries(faults.map(({ field, message }) => [field, message]));
  }

  /** Code of the error catalogue, or null. */
  get reason(): ErrorCode | null {
    if (typeof this.data !== 'object' || this.data === null || !('reason' in this.data)) return null;
    return typeof this.data.reason === 'string' ? (this.data.reason as ErrorCode) : null;
  }

  /** True without a reply: the call may or may not have been carried out. Repeat it with the same key. */
  get answerLost(): boolean {
    return this.code === 0 && this.data === null && this.status === null;
  }
}

/** Environment of the client; browser and server provide different ones. */
export interface ApiSurroundings {
  transport: Transport;
  headers: () => Record<string, string>;
  /** Before a call: renews a token that is about to end. */
  beforeCall?: (path: string) => Promise<void>;
  /** Tries to renew an expired token; true if the call should be repeated. */
  renew?: (usedToken: string | undefined) => Promise<boolean>;
  /** True if the user has logged out with this token: replies to its open calls concern nobody. */
  hasLeft?: (usedToken: string | undefined) => boolean;
  /** Shows the message of a failed or successful call. An empty success message stands for the default text. */
  notify?: (kind: 'error' | 'success', message: string) => void;
  /** Returns the text for a transport failure. */
  explain: (failure: TransportFailure) => string;
  /** The session has ended or a login is required: clears the token if requested, and opens the login route. */
  loginNeeded?: (clearToken: boolean, envelope: Envelope) => void;
}

export function createApi(world: ApiSurroundings): Api {
  async function call(method: 'GET' | 'POST', path: string, data: object, options: CallOptions, key = '') {
    await world.beforeCall?.(path);
    const send = () => {
      const headers = world.headers();
      if (key) headers['idempotency-key'] = key;
      const { signal, onProgress, seen } = options;
      if (seen) headers.seen = seen;
      return { headers, reply: world.transport({ method, path, data, headers, signal, onProgress }) };
    };
    try {
      const first = send();
      let envelope = await first.reply;
      if (endsSession(envelope) && (await world.renew?.(first.headers['ba-user-token']))) {
        envelope = await send().reply;
      }
      // The logout opens the login page; a redirect from here would lead the next user to the page of this one.
      const isOpenCall = path !== 'user/logout' && world.hasLeft?.(first.headers['ba-user-token']);
      if (isOpenCall && asksForLogin(envelope)) {
        throw new ApiFailure(envelope.msg, envelope.code, envelope.data);
      }
      return settle(world, envelope, options);
    } catch (cause) {
      if (!(cause instanceof TransportFailure)) throw cause;
      const message = world.explain(cause);
      if (!options.quiet) world.notify?.('error', message);
      throw new ApiFailure(message, 0, null, cause.reason === 'status' ? cause.status : null);
    }
  }
  async function post(path: string, body: object, options: CallOptions, key?: string) {
    const release = holdReload();
    try {
      return await call('POST', path, body, options, key);
    } finally {
      release();
    }
  }
  // The server checks every reply against the contract before sending it, so it is not parsed again here.
  return {
    get: (path, query, options = {}) =>
      call('GET', path, withoutNone(query), options) as Promise<Got<typeof path>>,
    post: (path, body, options = {}) => post(path, body, options) as Promise<Posted<typeof path>>,
    command: (path, body, key, options = {}) =>
      post(path, body, options, key) as Promise<Posted<typeof path>>,
    upload: (path, query, form, options = {}) =>
      post(`${path}?${flattenQuery(query)}`, form, options) as Promise<Posted<typeof path>>,
  };
}

/** Removes null from a query; for calls in process, nothing else would do that. */
function withoutNone(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null));
}

/** Creates a key for one booking, payment or application; reuse it until that command has succeeded. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

function settle(world: ApiSurroundings, envelope: Envelope, options: CallOptions): unknown {
  if (envelope.code === replyCode.success) {
    if (options.showSuccess) world.notify?.('success', envelope.msg);
    return envelope.data;
  }
  if (asksForLogin(envelope)) {
    // A reader who is redirected from a page always gets the reason, even from a quiet call.
    if (envelope.msg) world.notify?.('error', envelope.msg);
    world.loginNeeded?.(endsSession(envelope), envelope);
  } else if (envelope.msg && !options.quiet) {
    world.notify?.('error', envelope.msg);
  }
  throw new ApiFailure(envelope.msg, envelope.code, envelope.data);
}
