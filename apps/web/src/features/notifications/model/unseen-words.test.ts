import { expect, it } from 'vitest';
import { badgeText, unseenWords } from './unseen-words.ts';

it('counts to 98 and says “99+” beyond', () => {
  expect([1, 98, 99].map(badgeText)).toEqual(['1', '98', '99+']);
});

it('says in words what a badge shows', () => {
  expect([1, 3, 99].map((count) => unseenWords('chats', count))).toEqual([
    '1 chat with something new',
    '3 chats with something new',
    '99 or more chats with something new',
  ]);
  expect([1, 99].map((count) => unseenWords('notifications', count))).toEqual(['1 new', '99 or more new']);
});
