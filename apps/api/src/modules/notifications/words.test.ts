import { describe, expect, it } from 'vitest';
import { messageInWords, nameAndOthers, shorten } from './words.ts';

describe('the words of a notification', () => {
  it('count people right, one, two and many', () => {
    expect([1, 2, 4].map((count) => nameAndOthers('Ada Obi', count))).toEqual([
      'Ada Obi',
      'Ada Obi and 1 other',
      'Ada Obi and 3 others',
    ]);
  });

  it('show a message with its author, in 120 characters at most', () => {
    expect(messageInWords({ senderName: 'Ada', text: 'I am at\n the gate.', images: 0, voiceMs: null })).toBe(
      'Ada: I am at the gate.',
    );
    const long = messageInWords({ senderName: 'Ada', text: 'word '.repeat(60), images: 0, voiceMs: null });
    expect(long).toMatch(/^Ada: word .* word…$/);
    expect([...long].length).toBeLessThanOrEqual(120);
    expect([...messageInWords({ senderName: 'Ada', text: '😀'.repeat(200), images: 0, voiceMs: null })]).toHaveLength(120);
  });

  it('describe pictures in words', () => {
    expect(messageInWords({ senderName: 'Ada', text: '', images: 1, voiceMs: null })).toBe('Ada sent a picture.');
    expect(messageInWords({ senderName: 'Ada', text: ' ', images: 3, voiceMs: null })).toBe('Ada sent 3 pictures.');
    expect(messageInWords({ senderName: 'Ada', text: '', images: 0, voiceMs: 12_400 })).toBe('Ada sent a voice note (0:12).');
    expect(messageInWords({ senderName: 'Ada', text: 'Here it is', images: 2, voiceMs: null })).toBe('Ada: Here it is');
  });

  it('are cut where a word ends', () => {
    expect(shorten('one two three', 9)).toBe('one two…');
    expect(shorten('one two', 7)).toBe('one two');
  });
});
