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
 * Requests a page of an https site and reads only the headers. Null if it does not answer within `waitMs`, if its
 * host is an IP address, or if its address is not on the public internet.
 */
export function askHeaders(url: URL, waitMs: number): Promise<AnsweredHeaders | null> {
  // Addresses are checked during name resolution, which an IP address would skip.
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

/** Sends a request and returns the headers of the response; null if it fails or ends without one. */
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
