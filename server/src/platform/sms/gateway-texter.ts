import type { GatewaySettings } from '../env/gateway-settings.ts';
import { fillTemplate } from './fill-template.ts';
import type { Texter } from './texter.ts';

/** For the whole exchange; the receiver waits at a screen, and there are further attempts. */
const TIMEOUT_MS = 10_000;
const MAX_REPLY_CHARS = 65_536;

/**
 * Sends through an HTTP gateway as configured. Redirects are not followed: they would carry the secret
 * headers to an unknown address. A reply counts as success by its status and, if configured, by a text that
 * it must contain, since many gateways answer 200 to everything.
 */
export function gatewayTexter(settings: GatewaySettings, timeoutMs = TIMEOUT_MS): Texter {
  const { url, method, headers, body, encoding, replyHolds } = settings;
  return {
    async send(message) {
      const response = await reach(fillTemplate(url, message, 'url'), {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: fillTemplate(body, message, encoding) }),
      });
      // Read even if it is not needed: an unread reply keeps the connection open.
      const reply = await readReply(response);
      // Neither address nor reply, because both may contain the number, the code or a key.
      if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
      if (replyHolds !== undefined && !reply.includes(replyHolds)) {
        throw new Error(`the gateway answered ${response.status} without the expected text`);
      }
    },
  };
}

/** The reason of a failed connection is only in its `cause`. */
async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
    if (typeof code !== 'string') throw error;
    throw new Error(`the gateway cannot be reached: ${code}`);
  }
}

async function readReply(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let reply = '';
  for await (const chunk of response.body ?? []) {
    reply += decoder.decode(chunk as Uint8Array, { stream: true });
    if (reply.length > MAX_REPLY_CHARS) break;
  }
  return reply;
}
