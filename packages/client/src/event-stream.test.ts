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
    const positions: number[] = [];
    const stream = streamOf(
      'id: 0\n:\n\n: hello\n\nid: 1\nda',
      'ta: {"type":"user.ch',
      'anged"}\n\n: ping\n\nid: 2\ndata: {"type":"user.changed"}\n\n',
    );
    for await (const message of readEventStream(stream, onBytes, (seq) => positions.push(seq))) messages.push(message.seq);
    expect(messages).toEqual([1, 2]);
    expect(positions, 'where it begins, though nothing is told with it').toEqual([0]);
    expect(onBytes, 'every sign of life').toHaveBeenCalledTimes(3);
  });

  it('says how far a server must be to show what an event tells, before it tells', async () => {
    const told: unknown[] = [];
    const stream = streamOf('position: 00000000016b3748\nid: 7\ndata: {"type":"user.changed"}\n\n');
    for await (const { seq } of readEventStream(stream, undefined, undefined, (position) => told.push(position))) told.push(seq);
    expect(told).toEqual(['00000000016b3748', 7]);
  });

  it('recognises a passing event by its missing number', () => {
    expect(parseFrame('data: {"type":"timeline.grew"}')).toEqual({ event: { type: 'timeline.grew' } });
    expect(parseFrame('id: 4\ndata: {"type":"user.changed"}')).toEqual({ seq: 4, event: { type: 'user.changed' } });
  });

  it('reads the position of the server from a number without an event', () => {
    expect(parseFrame('id: 7\n:')).toEqual({ seq: 7 });
  });

  it('skips comments and malformed events', () => {
    expect(parseFrame(': ping')).toBeUndefined();
    for (const data of ['null', '"user.changed"', '[]', '{}', '{"type":3}'])
      expect(parseFrame(`id: 3\ndata: ${data}`)).toBeUndefined();
  });
});
