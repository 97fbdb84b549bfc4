/** One event of a stream, with its name. */
export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * Reads an event stream (`text/event-stream`) until it ends. `onSign` is called for every piece, including
 * keep-alive comments.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onSign: () => void = () => {},
): Promise<void> {
  const reader = body.getReader();
  const text = new TextDecoder();
  let held = '';
  let open: { event: string; data: string[] } = empty();
  for (;;) {
    const { done, value: bytes } = await reader.read();
    if (done) return;
    onSign();
    held += text.decode(bytes, { stream: true });
    const lines = held.split(/\r\n|\n|\r(?!$)/);
    held = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (open.data.length > 0) onEvent({ event: open.event, data: open.data.join('\n') });
        open = empty();
        continue;
      }
      const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line)!;
      if (field === 'event') open.event = value!;
      else if (field === 'data') open.data.push(value!);
    }
  }
}

function empty(): { event: string; data: string[] } {
  return { event: 'message', data: [] };
}
