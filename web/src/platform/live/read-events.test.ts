import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from './read-events.ts';

/** Reads the events of a stream that arrives in these pieces. */
async function read(pieces: readonly string[]) {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  let signs = 0;
  await readEvents(
    body,
    (event) => events.push(event),
    () => signs++,
  );
  return { events, signs };
}

test('event reader: event in pieces, any line endings → read', async () => {
  const { events } = await read([
    'event: not',
    'ice\nda',
    'ta: {"unread":1}\r\n\r',
    '\ndata: a\ndata: b\n\n',
  ]);
  expect(events).toEqual([
    { event: 'notice', data: '{"unread":1}' },
    { event: 'message', data: 'a\nb' },
  ]);
});

test('event reader: comment → keep-alive, not an event', async () => {
  expect(await read([': still here\n\n', ':\n\n'])).toEqual({ events: [], signs: 2 });
});

test('event reader: unfinished event → ignored', async () => {
  expect((await read(['data: half\n'])).events).toEqual([]);
});
