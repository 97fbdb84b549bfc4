import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Declares an event stream instead of an envelope: `open` is called once with the stream, and resolves when the
 * first event may be sent.
 */
export interface StreamReply {
  open(stream: EventStream): void;
}

/** Server side of one open `text/event-stream`. */
export interface EventStream {
  /** Sends one event. A client that does not read is disconnected instead of buffered. */
  send(data: unknown): void;
  /** Sends a comment line, so that no proxy closes the stream as idle. */
  beat(): void;
  end(): void;
  /** Called once, whichever side ends it. */
  onEnd(listener: () => void): void;
}

/** Maximum time for a slow client to read the end. */
const MAX_ENDING_MS = 5000;

/** Maximum number of bytes buffered for a slow client. */
const MAX_WAITING_BYTES = 64 * 1024;

/** The streams of one server; they must not delay its shutdown. */
export class EventStreams {
  private readonly open = new Set<EventStream>();
  private closed = false;

  /** Replies with a stream. Refused during shutdown, so that the caller tries another server. */
  answer(reply: FastifyReply, { open }: StreamReply): FastifyReply {
    if (this.closed) throw new AppError('stopping');
    const body = new PassThrough();
    const stream = eventStream(body);
    this.open.add(stream);
    stream.onEnd(() => this.open.delete(stream));
    // Proxies that buffer replies would delay the events.
    reply.type('text/event-stream').header('x-accel-buffering', 'no').send(body);
    // Sent at once, so that the reader knows that the stream is open.
    stream.beat();
    open(stream);
    return reply;
  }

  /** Ends all streams and refuses new ones. */
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
