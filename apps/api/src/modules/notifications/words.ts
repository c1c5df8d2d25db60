import { voiceClock } from '@waybill/contract/files/voice-note-words';

/** “Ada Obi”, “Ada Obi and 1 other”, “Ada Obi and 3 others”: the latest is named. */
export function nameAndOthers(name: string, count: number): string {
  if (count === 1) return name;
  return `${name} and ${count - 1} ${count === 2 ? 'other' : 'others'}`;
}

export const yours = (thing: string) => `your ${thing}`;

/** Cut where a word ends if one does, with a sign that there is more; never longer than `most`. */
export function shorten(text: string, most: number): string {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const letters = [...plain];
  if (letters.length <= most) return plain;
  const cut = letters.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

const mostOfMessage = 120;

/** A message in a push and an email: “Ada: I am at the gate.” Pictures and voice notes are named in words. */
export function messageInWords({
  senderName,
  text,
  images,
  voiceMs,
}: {
  readonly senderName: string;
  readonly text: string;
  readonly images: number;
  readonly voiceMs: number | null;
}): string {
  if (voiceMs !== null) return shorten(`${senderName} sent a voice note (${voiceClock(voiceMs)}).`, mostOfMessage);
  const pictures = images === 0 ? '' : images === 1 ? 'sent a picture' : `sent ${images} pictures`;
  if (text.trim() === '') return shorten(`${senderName} ${pictures}.`, mostOfMessage);
  return shorten(`${senderName}: ${text}`, mostOfMessage);
}
