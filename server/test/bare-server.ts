import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createHttpServer, type HttpOptions } from '../src/platform/http/http-server.ts';

/** Opens the HTTP server without calls, database or log, to test what it does with every request. */
export function openBareServer(options: Partial<HttpOptions<never>> = {}): Promise<FastifyInstance> {
  return createHttpServer<never>({
    routes: [],
    authenticate: async () => undefined,
    authorize: () => {},
    clock: { now: () => new Date('2026-11-21T04:30:10Z') },
    log: pino({ level: 'silent' }),
    https: false,
    corsOrigins: [],
    trustProxy: false,
    outageOf: () => undefined,
    ...options,
  });
}
