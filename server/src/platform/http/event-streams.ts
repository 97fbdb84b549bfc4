import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Events instead of the envelope: `open` is called once with where they go, and is done when the first may be sent. */
export interface StreamReply {
  open(stream: EventStream): void;
}

/** The server's end of one open `text/event-stream`. */
export interface EventStream {
  /** Sends one event. A client that does not read is disconnected instead of buffered. */
  send(data: unknown): void;
  /** A comment line, so that nothing on the way takes the stream for dead. */
  beat(): void;
  end(): void;
  /** Called once, whoever ends it. */
  onEnd(listener: () => void): void;
}

/** Maximum time for a slow client to read the end. */
const MAX_ENDING_MS = 5000;

/** Maximum number of bytes buffered for a slow client. */
const MAX_WAITING_BYTES = 64 * 1024;

/** The streams of one server, which must not hold it up when it stops. */
export class EventStreams {
  private readonly open = new Set<EventStream>();
  private closed = false;

  /** Answers a request with a stream. Refused while the server stops: the caller asks another one. */
  answer(reply: FastifyReply, { open }: StreamReply): FastifyReply {
    if (this.closed) throw new AppError('stopping');
    const body = new PassThrough();
    const stream = eventStream(body);
    this.open.add(stream);
    stream.onEnd(() => this.open.delete(stream));
    // Proxies that gather answers would keep the news to themselves.
    reply.type('text/event-stream').header('x-accel-buffering', 'no').send(body);
    // Something at once, so that the reader learns that it is open before anything happens.
    stream.beat();
    open(stream);
    return reply;
  }

  /** Ends all, and refuses more. */
  close(): void {
    this.closed = true;
    for (const stream of this.open) stream.end();
  }
}

function eventStream(body: PassThrough): EventStream {
  const write = (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    body.write(text);
    if (body.writableLength + body.readableLength > MAX_WAITING_BYTES) body.destroy();
  };
  return {
    send: (data) => write(`data: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => {
      body.end();
      setTimeout(() => body.destroy(), MAX_ENDING_MS).unref();
    },
    onEnd: (listener) => void body.once('close', listener),
  };
}
