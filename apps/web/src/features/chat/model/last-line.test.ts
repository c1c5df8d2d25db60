import { describe, expect, it } from 'vitest';
import { me, roomOf, tolu } from '../tests/rooms.ts';
import { lastLine } from './last-line.ts';

const line = (change: Partial<ReturnType<typeof roomOf>['recentMessage']>) =>
  lastLine(roomOf({ recentMessage: { ...roomOf().recentMessage, ...change } }));

describe('the last message of a room', () => {
  it('is shown as it is, and one’s own says so', () => {
    expect(line({})).toBe('I leave at six');
    expect(line({ sentBy: me })).toBe('You: I leave at six');
    expect(line({ messageText: 'First\n\nsecond' })).toBe('First second');
  });

  it('is put in words where it is a picture', () => {
    expect(line({ messageText: '', images: 1 })).toBe('A picture');
    expect(line({ messageText: '', images: 3, sentBy: me })).toBe('You: 3 pictures');
    expect(line({ messageText: '', voiceMs: 12_400 })).toBe('Voice note, 0:12');
    expect(line({ messageText: '', voiceMs: 61_000, sentBy: me })).toBe('You: Voice note, 1:01');
    expect(line({ messageText: 'Here it is', images: 3 })).toBe('Here it is');
  });

  it('is put in words where it is a deal', () => {
    expect(line({ messageText: '', kind: 1, what: 'order.accepted', sentBy: tolu.userId })).toBe('Tolu accepted the delivery');
    expect(line({ messageText: '', kind: 1, what: 'order.accepted', sentBy: me })).toBe('You accepted the delivery');
    expect(line({ messageText: '', kind: 1, what: 'something.new' })).toBe('Something happened with a delivery');
  });

  it('is an invitation where nobody has written', () => {
    expect(line({ messageText: '', sentAt: null, sentBy: null })).toBe('Say hello');
  });
});
