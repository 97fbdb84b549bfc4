import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Whether the server is on its way out; shared by the health check and the hooks below. */
export interface Draining {
  readonly active: boolean;
  /** Serves on for `graceMs` while balancers notice, then finishes open requests and closes. */
  begin(graceMs: number): Promise<void>;
}

/**
 * Stopping without losing a request: answers carry `Connection: close` from the first moment, idle sockets
 * are closed every 200 ms (Fastify's own close waits 72 s for sockets that become idle after it began).
 */
export function createDraining(app: FastifyInstance): Draining {
  let active = false;
  let refusing = false;
  app.addHook('onRequest', async (request) => {
    if (refusing && !request.url.startsWith('/health/')) throw new AppError('stopping');
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (active) reply.header('connection', 'close');
    return payload;
  });
  return {
    get active() {
      return active;
    },
    begin: async (graceMs) => {
      active = true;
      await new Promise((resolve) => setTimeout(resolve, graceMs));
      refusing = true;
      const closing = setInterval(() => app.server.closeIdleConnections(), 200);
      try {
        await app.close();
      } finally {
        clearInterval(closing);
      }
    },
  };
}
