import { takeEarlyReply } from './early-replies.ts';
import { messageOfStatus } from './failure-message.ts';
import { withQuery } from './flatten-query.ts';
import { addressOf, headersFor, type ServiceAddresses } from './service-addresses.ts';
import { type Envelope, replyCode, type Transport, TransportFailure } from './wire.ts';

/** A reply must be complete within this time. */
const usualTimeoutMs = 30_000;

/** Transport with fetch to the address of each service. */
export function fetchTransport(services: ServiceAddresses, timeoutMs = usualTimeoutMs): Transport {
  return async ({ method, path, data, headers: given, signal, onProgress }) => {
    const address = addressOf(path, services);
    const headers = headersFor(path, given, services);
    if (data instanceof FormData) {
      const { sendForm } = await import('./send-form.ts');
      return parseEnvelope(
        await sendForm({ url: address, form: data, headers, signal, onProgress }),
        address,
      );
    }
    const url = method === 'GET' && data ? withQuery(address, data) : address;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const early = method === 'GET' ? await takeEarlyReply(url, headers) : null;
      const response =
        early ??
        (await fetch(url, {
          method,
          headers: method === 'POST' ? { ...headers, 'content-type': 'application/json' } : headers,
          ...(method === 'POST' ? { body: JSON.stringify(data ?? {}) } : {}),
          // No call replies with a redirect: one is reported as an error.
          redirect: 'manual',
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        }));
      if (response.type === 'opaqueredirect') throw new TransportFailure('status', url, 302);
      if (response.ok && isPdf(response)) return fileEnvelope(await response.blob());
      if (response.ok) return parseEnvelope(await response.text(), url);
      throw new TransportFailure('status', url, response.status, await usefulMessage(response));
    } catch (cause) {
      // A connection lost in the middle of the reply counts as no reply.
      if (cause instanceof TransportFailure || signal?.aborted) throw cause;
      throw new TransportFailure(timeout.aborted ? 'timeout' : 'network', url);
    }
  };
}

/** Returns the server's message for a status without a specific message, e.g. 429; else an empty text. */
async function usefulMessage(response: Response): Promise<string> {
  if (messageOfStatus.has(response.status)) return '';
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'msg' in body && typeof body.msg === 'string'
    ? body.msg
    : '';
}

function isPdf(response: Response): boolean {
  return response.headers.get('content-type') === 'application/pdf';
}

/** A few calls reply with a file instead of the envelope. */
function fileEnvelope(file: Blob): Envelope {
  return { code: replyCode.success, msg: '', time: 0, data: file };
}

function parseEnvelope(text: string, url: string): Envelope {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    // A proxy's page instead of our envelope counts as no reply.
    throw new TransportFailure('network', url);
  }
}
