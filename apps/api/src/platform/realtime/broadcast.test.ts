import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from './broadcast.ts';

const grew = '{"type":"timeline.grew"}';

describe('an event to everybody', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is sent at once, and its repetitions soon after it once, at the end', () => {
    const frames: string[] = [];
    const { announce } = createAnnouncer((frame) => frames.push(frame), 2_000);
    announce(grew);
    expect(frames).toEqual([`data: ${grew}\n\n`]);
    for (let times = 0; times < 100; times += 1) announce(grew);
    expect(frames).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(frames).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(frames, 'nothing was said since').toHaveLength(2);
    announce(grew);
    expect(frames).toHaveLength(3);
  });

  it('is one that the contract knows: nothing else on the channel is sent', () => {
    const frames: string[] = [];
    const { announce } = createAnnouncer((frame) => frames.push(frame), 2_000);
    for (const text of ['', '{', '{"type":"user.changed"}', 'timeline.grew', `${grew}\n\ndata: 1`]) announce(text);
    expect(frames).toEqual([]);
  });

  it('is not sent any more once stopped', () => {
    const frames: string[] = [];
    const announcer = createAnnouncer((frame) => frames.push(frame), 2_000);
    announcer.announce(grew);
    announcer.announce(grew);
    announcer.stop();
    vi.advanceTimersByTime(10_000);
    expect(frames).toHaveLength(1);
  });
});
