import { expect, it } from 'vitest';
import { deliveryFit, nearbyKm } from '../src/timeline/delivery-fit.ts';
import { deliveryType } from '../src/timeline/enums.ts';

const { Sprint, InterState, International, Express } = deliveryType;
const kilometre = 180 / Math.PI / 6371;

/** A place so many kilometres north of Yaba. */
function north(km: number, changes: { readonly state?: string; readonly countryCode?: string } = {}) {
  return { latitude: 6.51 + km * kilometre, longitude: 3.37, state: 'Lagos', countryCode: 'NG', ...changes };
}

const yaba = north(0);

it.each([
  ['59.9 km over a state line', north(59.9, { state: 'Ogun' }), [Sprint, Express, InterState]],
  ['60.1 km over a state line', north(60.1, { state: 'Ogun' }), [InterState]],
  ['60.4 km over a state line, which rounds to 60', north(60.4, { state: 'Ogun' }), [InterState]],
  ['59.9 km within a state', north(59.9), [Sprint, Express]],
  ['60.1 km within a state', north(60.1), [Sprint, Express, InterState]],
  ['a state in other letters', north(100, { state: 'lagos' }), [Sprint, Express, InterState]],
  ['a state with its marks', north(100, { state: 'Lágọs' }), [Sprint, Express, InterState]],
  ['another country, however near', north(1, { countryCode: 'BJ' }), [International]],
])('a parcel for %s', (_, to, types) => {
  expect(deliveryFit(yaba, to).types).toEqual(types);
  expect(deliveryFit(to, yaba).types, 'and the way back').toEqual(types);
});

it('two places without a state are not in the same one', () => {
  const [one, other] = [north(0, { state: '' }), north(100, { state: '' })];
  expect(deliveryFit(one, other)).toMatchObject({ types: [InterState], because: 'far' });
});

it('sixty kilometres are nearby', () => expect(nearbyKm).toBe(60));
