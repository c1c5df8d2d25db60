/** The limits of a voice note. One format, which every browser that records knows and which is written anew: see docs/decisions/0047. */
export const voiceLimits = {
  bytes: 2 * 1024 * 1024,
  seconds: 180,
  type: 'audio/webm;codecs=opus',
} as const;
