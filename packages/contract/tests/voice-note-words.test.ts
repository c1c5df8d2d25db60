import { describe, expect, it } from 'vitest';
import { voiceClock, voiceNoteWords } from '../src/files/voice-note-words.ts';

describe('the length of a voice note', () => {
  it.each([
    [0, '0:00'],
    [499, '0:00'],
    [7000, '0:07'],
    [59_600, '1:00'],
    [180_000, '3:00'],
  ])('of %d ms is %s', (durationMs, words) => {
    expect(voiceClock(durationMs)).toBe(words);
  });

  it('stands with what it is where it cannot be heard', () => {
    expect(voiceNoteWords(12_400)).toBe('Voice note, 0:12');
  });
});
