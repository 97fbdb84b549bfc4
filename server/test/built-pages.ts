import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createApp } from '../src/app.ts';
import { loadWebBuild } from '../src/platform/http/pages.ts';
import type { TestWorld } from './harness.ts';

export interface BuiltPages {
  /** Opens an address like a browser, without running its scripts. */
  open(path: string, headers?: Record<string, string>): Promise<OpenedPage>;
  close(): Promise<void>;
}

export interface OpenedPage {
  http: number;
  headers: Record<string, unknown>;
  html: string;
  /** The body as transferred. */
  bytes: Buffer;
}

/** Serves a test world's portal with its built pages; throws if nothing is built. */
export async function openBuiltPages({ db, pool, clock, mailer }: TestWorld): Promise<BuiltPages> {
  const web = await loadWebBuild(fileURLToPath(new URL('../../dist', import.meta.url)));
  if (!web) throw new Error('there is no built web client: npm test and npm start build it');
  const { fastify } = await createApp({ db, pool, clock, mailer, web, log: pino({ level: 'silent' }) });
  return {
    async open(path, headers = {}) {
      const response = await fastify.inject({ method: 'GET', url: path, headers });
      const { statusCode: http, body: html, rawPayload: bytes } = response;
      return { http, headers: response.headers, html, bytes };
    },
    close: () => fastify.close(),
  };
}

/** Returns the visible text of a page, without markup. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ');
}
