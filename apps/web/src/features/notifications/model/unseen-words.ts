import type { Unseen } from '../api/get-unseen.ts';

/** As it stands on a badge. The server counts no further than 99. */
export function badgeText(count: number): string {
  return count < 99 ? String(count) : '99+';
}

/** For whoever hears the badge instead of seeing it. */
export function unseenWords(place: keyof Unseen, count: number): string {
  const amount = count < 99 ? String(count) : '99 or more';
  if (place === 'chats') return count === 1 ? '1 chat with something new' : `${amount} chats with something new`;
  return `${amount} new`;
}
