import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A minimal mail server on loopback. */
export interface SmtpSink {
  readonly port: number;
  /** Every accepted message, unchanged. */
  readonly received: string[];
  /** Stops with all its connections; `port` stays reserved. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Opens a server that answers each message with `verdict` and each recipient with `receiver`. */
export async function openSmtpSink(verdict = '250 queued', receiver = '250 ok'): Promise<SmtpSink> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    let message: string | undefined;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (message !== undefined) {
        message += text;
        if (!message.endsWith('\r\n.\r\n')) return;
        if (verdict.startsWith('250')) received.push(message);
        message = undefined;
        socket.write(`${verdict}\r\n`);
      } else if (/^DATA/i.test(text)) {
        message = '';
        socket.write('354 go on\r\n');
      } else socket.write(`${/^RCPT/i.test(text) ? receiver : '250 ok'}\r\n`);
    });
    socket.on('error', () => {});
  });
  let port = 0;
  const start = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  };
  await start();
  return {
    get port() {
      return port;
    },
    received,
    start,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
