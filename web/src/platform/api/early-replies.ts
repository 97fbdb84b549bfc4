/** Calls that the head of the document has sent while the scripts were loading; written by early-reads.ts. */
interface EarlyReplies {
  /** The token they were sent with. */
  token: string;
  /** By address. */
  replies: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyReplies?: EarlyReplies;
  }
}

/** Age of the page from which early replies are too old, in ms. */
const usableForMs = 30_000;

/**
 * Takes the early reply of a call: each is used once, only with the token it was asked with, and only while the
 * page starts. Returns null if there is none or if its connection was lost: then the call is sent.
 */
export async function takeEarlyReply(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const early = globalThis.window?.earlyReplies;
  const reply = early?.replies[url];
  if (!early || !reply) return null;
  delete early.replies[url];
  if (early.token !== headers['ba-user-token'] || performance.now() > usableForMs) return null;
  return reply.catch(() => null);
}
