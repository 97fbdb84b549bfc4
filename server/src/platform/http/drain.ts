import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Whether the server is shutting down; shared by the health check and the hooks below. */
export interface Draining {
  readonly active: boolean;
  /** Continues to serve for `graceMs` until load balancers notice, then finishes open requests and closes. */
  begin(graceMs: number): Promise<void>;
}

/**
 * Graceful shutdown: streams are ended at once, so that their readers reconnect to another server; replies
 * carry `Connection: close` immediately, and idle sockets are closed every 200 ms (Fastify's own close waits
 * 72 s for sockets that become idle after it began). Requests still open after `patienceMs`, because the
 * client does not read, are cut off.
 */
export function createDraining(app: FastifyInstance, patienceMs = 25_000): Draining {
  let active = false;
  let refusing = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = () => {
    app.server.closeIdleConnections();
    // Browsers open some connections in advance; Node does not count them as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
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
      app.eventStreams?.close();
      await new Promise((resolve) => setTimeout(resolve, graceMs));
      refusing = true;
      const closing = setInterval(closeIdle, 200);
      const cuttingOff = setTimeout(() => app.server.closeAllConnections(), patienceMs);
      try {
        await app.close();
      } finally {
        clearInterval(closing);
        clearTimeout(cuttingOff);
      }
    },
  };
}
