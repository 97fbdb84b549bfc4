import type { App } from '../app.tsx';
import { addressOf, readServiceAddresses } from './service-addresses.ts';

/**
 * Opens an event stream with the reader's token, which an `EventSource` cannot send. Null if the server
 * answers otherwise, such as after the end of the session.
 */
export async function openStream(
  { lang, session }: App,
  path: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const token = session.get().user?.token;
  if (!token) return null;
  const response = await fetch(addressOf(path, readServiceAddresses()), {
    headers: { 'think-lang': lang, 'ba-user-token': token, accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (response.ok && isStream) return response.body;
  await response.body?.cancel();
  return null;
}
