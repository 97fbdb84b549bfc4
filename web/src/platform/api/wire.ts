/** Reply of all business outcomes: HTTP 200 with this envelope. */
export interface Envelope {
  code: number;
  msg: string;
  time: number;
  data: unknown;
}

/** Transport of a call to the server: fetch in the browser, in process on the server. */
export type Transport = (call: {
  method: 'GET' | 'POST';
  path: string;
  /** A `FormData` is sent as a form, anything else as JSON or in the address. */
  data: object | undefined;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  /** For forms: called with the uploaded share, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}) => Promise<Envelope>;

/** Reply codes; see the specification's section 8. */
export const replyCode = { success: 1, failure: 0, login: 303, forbidden: 401, expired: 409 } as const;

/** Transport failure: an HTTP status other than 200, or no reply. */
export class TransportFailure extends Error {
  constructor(
    readonly reason: 'status' | 'timeout' | 'network',
    readonly url: string,
    readonly status = 0,
    /** Message of the server about the status; mostly empty. */
    readonly said = '',
  ) {
    super(`${reason} ${status} ${url}`);
  }
}

/** True for a reply that ends the session on the client: expired, or login required. */
export function endsSession(envelope: Envelope): boolean {
  return envelope.code === replyCode.expired || dataType(envelope) === 'need login';
}

/** True if the user must go to the login route or, already logged in, to the user route. */
export function asksForLogin(envelope: Envelope): boolean {
  return envelope.code === replyCode.login || endsSession(envelope);
}

/** `data.type` of a reply, e.g. `need login` or `logged in`. */
export function dataType(envelope: Envelope): string | null {
  const data = envelope.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return typeof data.type === 'string' ? data.type : null;
}
