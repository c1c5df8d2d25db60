import { describe, expect, it } from 'vitest';
import { readPosition } from './read-position.ts';

const at = (latitude: number, longitude: number) => ({ kind: 'spot', spot: { latitude, longitude } });

describe('something pasted as a place', () => {
  it.each([
    [
      'the link of a place',
      'https://www.google.com/maps/place/Yaba/@6.51,3.36,17z/data=!3m1!4b1!8m2!3d6.5095!4d3.3711',
      at(6.5095, 3.3711),
    ],
    ['the link of a spot', 'https://www.google.com/maps?q=6.5095,3.3711', at(6.5095, 3.3711)],
    [
      'a link that was written for machines',
      'https://www.google.com/maps/search/?api=1&query=6.5095%2C3.3711',
      at(6.5095, 3.3711),
    ],
    ['the middle of a map', 'https://www.google.com/maps/@6.5095,3.3711,15z', at(6.5095, 3.3711)],
    ['a link of Apple', 'https://maps.apple.com/?ll=6.5095,3.3711&q=Yaba', at(6.5095, 3.3711)],
    ['a link of OpenStreetMap', 'https://www.openstreetmap.org/?mlat=6.5095&mlon=3.3711#map=17/6.5/3.3', at(6.5095, 3.3711)],
    ['a map of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/6.5095/3.3711', at(6.5095, 3.3711)],
    ['what a phone hands over', 'geo:6.5095,3.3711?z=17', at(6.5095, 3.3711)],
    ['bare coordinates', ' 6.5095, 3.3711 ', at(6.5095, 3.3711)],
    ['south and west', '-33.92,-18.42', at(-33.92, -18.42)],
    ['a short code with its town', 'g99h+2x Lagos, Nigeria', { kind: 'short-code', code: 'G99H+2X', town: 'Lagos, Nigeria' }],
    ['a short link', 'https://maps.app.goo.gl/abc123', { kind: 'closed-link' }],
    ['a link to anything else', 'https://example.com/', { kind: 'closed-link' }],
    ['a latitude beyond the pole', '91.5, 3.4', undefined],
    ['a town', 'Yaba', undefined],
    ['a house', '12.5 Allen Avenue, Ikeja', undefined],
  ])('is read: %s', (_, text, read) => {
    expect(readPosition(text)).toEqual(read);
  });

  it('is read: a Plus Code, alone or within a text', () => {
    const spot = { latitude: expect.closeTo(6.5175625, 6), longitude: expect.closeTo(3.3799375, 6) };
    expect(readPosition('6FR5G99H+2X')).toEqual({ kind: 'spot', spot });
    expect(readPosition('https://plus.codes/6FR5G99H+2X')).toEqual({ kind: 'spot', spot });
  });
});
