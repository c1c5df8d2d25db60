import { describe, expect, it, vi } from 'vitest';
import { parseFrame, readEventStream } from './event-stream.ts';

function streamOf(...pieces: readonly string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

describe('the event stream', () => {
  it('is read across the borders of network packets', async () => {
    const onBytes = vi.fn();
    const messages = [];
    const stream = streamOf(
      ': hello\n\nid: 1\nda',
      'ta: {"type":"user.ch',
      'anged"}\n\n: ping\n\nid: 2\ndata: {"type":"user.changed"}\n\n',
    );
    for await (const message of readEventStream(stream, onBytes)) messages.push(message.seq);
    expect(messages).toEqual([1, 2]);
    expect(onBytes, 'every sign of life').toHaveBeenCalledTimes(3);
  });

  it('knows what is told in passing by its having no number, and nothing else may come without one', () => {
    expect(parseFrame('data: {"type":"timeline.grew"}')).toEqual({ event: { type: 'timeline.grew' } });
    expect(parseFrame('id: 4\ndata: {"type":"timeline.grew"}')).toBeUndefined();
    expect(parseFrame('data: {"type":"user.changed"}')).toBeUndefined();
  });

  it('passes over comments and events of a newer server', () => {
    expect(parseFrame(': ping')).toBeUndefined();
    expect(parseFrame('id: 3\ndata: {"type":"order.teleported"}')).toBeUndefined();
  });
});
