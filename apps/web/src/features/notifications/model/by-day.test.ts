import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseZone } from '../../../ui/chosen-zone.ts';
import { notificationOf } from '../tests/notifications.ts';
import { byDay } from './by-day.ts';

// Half past midnight in Lagos, which is the evening before in London.
const now = new Date('2026-11-15T23:30:00Z');

beforeAll(() => chooseZone('Africa/Lagos'));
afterAll(() => chooseZone(null));

it('parts what happened today, where the reader’s clock is, from the rest, and leaves out what is empty', () => {
  const today = notificationOf(1, { LastModified: '2026-11-15T23:05:00.000Z' });
  const before = notificationOf(2, { LastModified: '2026-11-15T22:55:00.000Z' });
  expect(byDay([today, before], now)).toEqual([
    { heading: 'Today', rows: [today] },
    { heading: 'Earlier', rows: [before] },
  ]);
  expect(byDay([before], now).map(({ heading }) => heading)).toEqual(['Earlier']);
  expect(byDay([], now)).toEqual([]);
  chooseZone('Europe/London');
  expect(byDay([today, before], now).map(({ heading }) => heading)).toEqual(['Today']);
  chooseZone('Africa/Lagos');
});

it('takes a row that counts for as new as the last that it counts, and keeps the order otherwise', () => {
  const counted = notificationOf(1, { DateCreated: '2026-11-10T09:00:00.000Z', LastModified: '2026-11-15T23:10:00.000Z' });
  const newer = notificationOf(2, { LastModified: '2026-11-15T23:20:00.000Z' });
  expect(byDay([newer, counted], now)[0]?.rows.map(({ Id: id }) => id)).toEqual([newer.Id, counted.Id]);
});
