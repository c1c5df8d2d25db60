import { describe, expect, it } from 'vitest';
import { lagos } from '../../../ui/calendar.ts';
import { shownMessage } from '../tests/rooms.ts';
import { countNew, roomLines } from './room-lines.ts';

const at = (sentAt: string) => ({ sentAt });
const shapes = (lines: ReturnType<typeof roomLines>) =>
  lines.map((line) => (line.kind === 'day' ? line.day : line.kind === 'new' ? 'new' : line.key));

describe('the log of a room', () => {
  it('begins each day of the reader with its date: half past eleven at night in London is the next day in Lagos', () => {
    const sent = ['2026-11-14T22:59:00.000Z', '2026-11-14T23:30:00.000Z', '2026-11-15T09:00:00.000Z'];
    const messages = sent.map((sentAt, index) => shownMessage(index + 1, at(sentAt)));
    expect(shapes(roomLines(messages, null, lagos))).toEqual(['2026-11-14', 'm1', '2026-11-15', 'm2', 'm3']);
    expect(shapes(roomLines(messages, null, () => 0))).toEqual(['2026-11-14', 'm1', 'm2', '2026-11-15', 'm3']);
  });

  it('has each line once, even if a day comes twice because a clock is wrong', () => {
    const days = ['2026-11-14T09:00:00.000Z', '2026-11-15T09:00:00.000Z', '2026-11-14T10:00:00.000Z'];
    const keys = roomLines(
      days.map((day, index) => shownMessage(index + 1, at(day))),
      null,
    ).map(({ key }) => key);
    expect(new Set(keys).size).toBe(6);
  });

  it('points out the first of the other one’s that was not read, and nothing where all was', () => {
    const messages = [shownMessage(4), shownMessage(5, { mine: true }), shownMessage(6), shownMessage(7)];
    expect(shapes(roomLines(messages, 4))).toEqual(['2026-11-16', 'm4', 'm5', 'new', 'm6', 'm7']);
    expect(shapes(roomLines(messages, 7))).not.toContain('new');
    expect(shapes(roomLines(messages, null))).not.toContain('new');
  });

  it('groups messages of one person within minutes, and another message ends the group', () => {
    const lines = roomLines(
      [
        shownMessage(1, at('2026-11-16T08:40:00.000Z')),
        shownMessage(2, at('2026-11-16T08:43:00.000Z')),
        shownMessage(3, at('2026-11-16T08:49:00.000Z')),
        shownMessage(4, { ...at('2026-11-16T08:49:10.000Z'), mine: true }),
      ],
      null,
    );
    const ends = lines.flatMap((line) => (line.kind === 'text' ? [[line.isFirst, line.isLast]] : []));
    expect(ends).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('shows a deal as a slip between messages', () => {
    const lines = roomLines([shownMessage(1), shownMessage(2, { kind: 1 }), shownMessage(3)], null);
    expect(lines.map(({ kind }) => kind)).toEqual(['day', 'text', 'deal', 'text']);
  });

  it('counts what has come further down, without one’s own', () => {
    expect(
      countNew(
        [shownMessage(1), shownMessage(2), shownMessage(3, { mine: true }), shownMessage(4), shownMessage(null, { mine: true })],
        1,
      ),
    ).toBe(2);
  });
});
