// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { dateWords, here } from './calendar.ts';
import { chooseZone, chosenZone } from './chosen-zone.ts';
import { readerZone, zoneWords } from './reader-zone.ts';

afterEach(() => chooseZone(null));

const winter = new Date('2026-01-14T23:30:00Z');
const summer = new Date('2026-07-14T23:30:00Z');

it('is that of the device until one is chosen', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
  expect(chosenZone()).toBeUndefined();
  expect(here(winter)).toBe(-300);
  vi.restoreAllMocks();
});

it('counts for every day and hour that is shown, with its summer time', () => {
  chooseZone('Europe/London');
  expect([here(winter), here(summer)]).toEqual([0, 60]);
  expect(dateWords(summer, here)).toMatchObject({ day: 15, hours: 0, minutes: 30 });
  expect(readerZone()).toBe('Europe/London');
  chooseZone('Asia/Kolkata');
  expect(zoneWords()).toBe('Days are in Kolkata time (GMT+5:30).');
});

it('is remembered by the device, and a zone that the browser does not know is none', () => {
  chooseZone('America/New_York');
  expect(localStorage.getItem('waybill.zone')).toBe('America/New_York');
  chooseZone('Mars/Olympus');
  expect(chosenZone()).toBeUndefined();
  expect(localStorage.getItem('waybill.zone')).toBeNull();
});
