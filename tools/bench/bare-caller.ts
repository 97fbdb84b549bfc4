import { connect } from 'node:net';

/** A caller with one keep-alive connection that reads only whether an answer is a success. */
export interface BareCaller {
  ask(path: string): Promise<void>;
  close(): void;
}

interface Asked {
  path: string;
  resolve(): void;
  reject(error: Error): void;
}

/** The beginning of every successful reply. */
const success = '{"code":1,';

/**
 * Calls by HTTP over a plain socket: a caller on the same machine takes CPU time from the portal, and Node's
 * own client takes about as long as an answer for a small city. Fails on any refusal, because refusals are no
 * work done.
 */
export function bareCaller(url: string, token: string): BareCaller {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay();
  const headers = `HTTP/1.1\r\nhost: ${host}\r\nba-user-token: ${token}\r\nthink-lang: zh-cn\r\n\r\n`;
  let asked: Asked | undefined;
  /** The first bytes of the answer, until its head and the beginning of its body have arrived. */
  let begun = '';
  /** Bytes of the body still to come; undefined until the head is read. */
  let missing: number | undefined;

  const finish = (error?: Error) => {
    const { resolve, reject } = asked!;
    [asked, begun, missing] = [undefined, '', undefined];
    if (error) reject(error);
    else resolve();
  };
  const readHead = () => {
    const end = begun.indexOf('\r\n\r\n') + 4;
    if (end < 4 || begun.length < end + success.length) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(begun);
    if (!length || !begun.startsWith(success, end)) {
      finish(new Error(`${asked!.path}: ${begun.slice(0, 12)} ${begun.slice(end, end + 300)}`));
    } else missing = Number(length[1]) - (begun.length - end);
  };
  socket.on('data', (chunk) => {
    if (!asked) return;
    if (missing === undefined) {
      begun += chunk.toString('latin1');
      readHead();
    } else missing -= chunk.length;
    if (missing === 0) finish();
  });
  socket.on('error', (error) => asked && finish(error));
  socket.on('close', () => asked && finish(new Error('the portal hung up')));
  return {
    ask: (path) =>
      new Promise((resolve, reject) => {
        asked = { path, resolve, reject };
        socket.write(`GET /api/${path} ${headers}`);
      }),
    close: () => socket.destroy(),
  };
}
