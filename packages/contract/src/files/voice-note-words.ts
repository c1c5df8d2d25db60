/** “0:07”, “1:45”: how long a recording is. */
export function voiceClock(durationMs: number): string {
  const seconds = Math.max(0, Math.round(durationMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A voice note where its sound cannot be: in a list, a notification or an email. */
export function voiceNoteWords(durationMs: number): string {
  return `Voice note, ${voiceClock(durationMs)}`;
}
