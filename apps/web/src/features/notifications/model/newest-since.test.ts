import { expect, it } from 'vitest';
import { notificationOf } from '../tests/notifications.ts';
import { lastMomentOf, newestSince } from './newest-since.ts';

const at = (minute: string) => `2026-11-16T09:${minute}:00.000Z`;

it('says the newest of what has come since the list was opened, and nothing that stood there before', () => {
  const before = [notificationOf(1, { LastModified: at('10') }), notificationOf(2, { LastModified: at('05') })];
  const opened = lastMomentOf(before);
  expect(newestSince(before, opened)).toBe('');
  const like = notificationOf(3, { LastModified: at('11'), Message: 'first' });
  const counted = notificationOf(2, { LastModified: at('12'), Message: 'second', Count: 2 });
  expect(newestSince([like, ...before], opened)).toBe('first');
  expect(newestSince([like, counted], opened)).toBe('second');
});

it('says nothing of what was seen on another device, and begins anywhere in an empty list', () => {
  expect(newestSince([notificationOf(1, { IsSeenByUser: true })], '')).toBe('');
  expect(lastMomentOf([])).toBe('');
});
