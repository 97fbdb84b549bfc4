import { flattenQuery } from './flatten-query.ts';
import { addressOf, headersFor, type ServiceAddresses } from './service-addresses.ts';
import { type Envelope, type Transport, TransportFailure } from './wire.ts';

const timeoutMs = 30_000;

/** Calls by fetch, each where it is served. */
export function fetchTransport(services: ServiceAddresses): Transport {
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
    const query = method === 'GET' && data ? flattenQuery(data).toString() : '';
    const url = query ? `${address}?${query}` : address;
    const timeout = AbortSignal.timeout(timeoutMs);
    let response: Response;
    try {
      response = await fetch(url, {
        method,
        headers: method === 'POST' ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(method === 'POST' ? { body: JSON.stringify(data ?? {}) } : {}),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new TransportFailure(timeout.aborted ? 'timeout' : 'network', url);
    }
    if (!response.ok) throw new TransportFailure('status', url, response.status);
    // A line lost in the middle of the reply is as good as none.
    return parseEnvelope(await response.text().catch(() => ''), url);
  };
}

function parseEnvelope(text: string, url: string): Envelope {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    // A proxy's page in place of our envelope: as good as no server.
    throw new TransportFailure('network', url);
  }
}
