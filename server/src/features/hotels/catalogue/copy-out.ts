import type { Duplex } from 'node:stream';
import type { Connection, Pool, Submittable } from 'pg';

const COPY_DATA = 0x64;
const COPY_DONE = 0x63;
const ERROR = 0x45;
/** Message code and length. */
const HEAD = 5;

/** Reads one row of binary COPY in `bytes` from `at` until before `end`, beginning with its field count. */
export type RowReader = (bytes: Buffer, at: number, end: number) => void;

/**
 * Runs `COPY (…) TO STDOUT (FORMAT binary)` and passes every row to `read`. Rows are read in the socket's own
 * chunks: through a stream of messages, millions of rows would take several times as long.
 */
export async function copyOut(pool: Pool, query: string, read: RowReader): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await new Promise<void>((resolve, reject) => {
      client.query(new CopyOut(`COPY (${query}) TO STDOUT (FORMAT binary)`, read, resolve, reject));
    });
    // Restores the value the connection was opened with.
    await client.query('RESET statement_timeout');
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
  client.release();
}

/**
 * Takes over the connection's socket while rows arrive; the driver handles everything else. It relies on the
 * driver's only listener for `data`, an internal of `pg`: the tests of `copyOut` in catalogue.test.ts must pass
 * before the pinned version of `pg` changes. pg-copy-streams is the way back, at several times the load time.
 */
class CopyOut implements Submittable {
  private readonly text: string;
  private readonly read: RowReader;
  private readonly resolve: () => void;
  private readonly reject: (error: Error) => void;
  private socket: Duplex | undefined;
  private driver: ((chunk: Buffer) => void) | undefined;
  private rest: Buffer | undefined;
  private started = false;

  constructor(text: string, read: RowReader, resolve: () => void, reject: (error: Error) => void) {
    this.text = text;
    this.read = read;
    this.resolve = resolve;
    this.reject = reject;
  }

  submit(connection: Connection): void {
    this.socket = connection.stream;
    this.driver = this.socket.listeners('data')[0] as (chunk: Buffer) => void;
    this.socket.off('data', this.driver);
    this.socket.on('data', this.take);
    connection.query(this.text);
  }

  handleError(error: Error): void {
    this.giveBack(undefined);
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve();
  }

  handleCommandComplete(): void {}

  private readonly take = (chunk: Buffer): void => {
    const at = this.rest ? this.takeSplit(this.rest, chunk) : 0;
    // The end of the rows is recognised by its header; nothing of its chunk is left then.
    if (at < chunk.length) this.takeWhole(chunk, at);
  };

  /**
   * Completes the message that the last chunk began; only its own bytes are copied. Returns where the next
   * one begins.
   */
  private takeSplit(begun: Buffer, chunk: Buffer): number {
    const missing = begun.length < HEAD ? chunk.length : messageLength(begun, 0) - begun.length;
    const end = Math.min(missing, chunk.length);
    this.rest = undefined;
    this.takeWhole(Buffer.concat([begun, chunk.subarray(0, end)]), 0);
    return end;
  }

  /** Reads the complete messages and keeps the beginning of the next. */
  private takeWhole(bytes: Buffer, start: number): void {
    let at = start;
    while (at + HEAD <= bytes.length) {
      const code = bytes[at]!;
      if (code === COPY_DONE || code === ERROR) {
        this.giveBack(bytes.subarray(at));
        return;
      }
      const end = at + messageLength(bytes, at);
      if (end > bytes.length) break;
      if (code === COPY_DATA) this.takeRow(bytes, at + HEAD, end);
      at = end;
    }
    if (at < bytes.length) this.rest = bytes.subarray(at);
  }

  private takeRow(bytes: Buffer, start: number, end: number): void {
    let at = start;
    if (!this.started) {
      // Before the first row: signature (11 bytes), flags (4), extension length (4).
      at += 19;
      this.started = true;
    }
    // A field count of -1 marks the end of the data.
    if (at < end && bytes.readInt16BE(at) >= 0) this.read(bytes, at, end);
  }

  private giveBack(unread: Buffer | undefined): void {
    if (!this.socket || !this.driver) return;
    this.socket.off('data', this.take);
    this.socket.on('data', this.driver);
    const { driver } = this;
    this.driver = undefined;
    if (unread) driver(unread);
  }
}

/** Message code plus the length, which includes itself. */
function messageLength(bytes: Buffer, at: number): number {
  return 1 + bytes.readUInt32BE(at + 1);
}
