import { expect, it } from 'vitest';
import { yaba as from, wuse } from '../../../../tests/parcels.ts';
import { mapsLink } from './maps-link.ts';
import { mapsTarget } from './maps-target.ts';

const yaba = { latitude: 6.515, longitude: 3.378 };

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7)', 'geo:6.515,3.378?q=6.515,3.378(Yaba%2C%20Lagos)'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'https://maps.apple.com/?ll=6.515,3.378&q=Yaba%2C%20Lagos'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.openstreetmap.org/?mlat=6.515&mlon=3.378#map=15/6.515/3.378'],
])('hands a place over to the maps of %s', (userAgent, link) => {
  expect(mapsLink(yaba, 'Yaba, Lagos', userAgent)).toBe(link);
});

it('leads the carrier to the next door, anybody else to the carrier, and nobody once it is over', () => {
  const position = { latitude: 7.5, longitude: 5.1, at: '2026-11-16T09:00:00.000Z' };
  const target = (orderStatus: number, reader: 'carrier' | 'sender' | 'anybody', seen = true) =>
    mapsTarget({ from, to: wuse, position: seen ? position : null, orderStatus }, reader)?.label;
  expect([target(1, 'carrier'), target(3, 'carrier')]).toEqual(['Yaba, Lagos', 'Wuse, Abuja']);
  expect([target(3, 'sender'), target(3, 'anybody'), target(3, 'anybody', false)]).toEqual([
    'The carrier',
    'The carrier',
    'Wuse, Abuja',
  ]);
  expect(target(5, 'sender')).toBeUndefined();
});
