import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createHttpServer, type HttpOptions } from '../src/platform/http/http-server.ts';

/** The HTTP server without any call, database or log, for what it does with every request. */
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
