import type { ClientRequest, IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { lookUpPublic } from './public-address.ts';

/** Response headers of a site. */
export interface AnsweredHeaders {
  status: number;
  headers: IncomingHttpHeaders;
}

/**
 * Asks a site of https for the headers of a page and takes nothing else of it. Null when it does not answer within
 * `waitMs`, is named by a number instead of a name, or has an address that is not of the public internet.
 */
export function askHeaders(url: URL, waitMs: number): Promise<AnsweredHeaders | null> {
  // A number needs no look-up, which is where addresses are judged.
  if (url.protocol !== 'https:' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) {
    return Promise.resolve(null);
  }
  return headersOf(
    request(url, {
      agent: false,
      lookup: lookUpPublic,
      signal: AbortSignal.timeout(waitMs),
      maxHeaderSize: 32 * 1024,
      headers: { accept: 'text/html' },
    }),
  );
}

/** Sends a request and takes the headers of its answer; null when it fails or ends without one. */
export function headersOf(asked: ClientRequest): Promise<AnsweredHeaders | null> {
  return new Promise((resolve) => {
    asked.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    });
    asked.on('error', () => resolve(null));
    // A server that switches protocols is disconnected, without a reply or an error.
    asked.on('close', () => resolve(null));
    asked.end();
  });
}
