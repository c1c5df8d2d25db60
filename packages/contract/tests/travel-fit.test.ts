import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSeaport } from '../src/places/seaports.ts';
import { deliveryFit } from '../src/timeline/delivery-fit.ts';
import { deliveryType, dispatchMode } from '../src/timeline/enums.ts';
import { modeAgainst, modesBetween, modesFor, travelLimits, wayAgainst } from '../src/timeline/travel-fit.ts';

const { Sprint, InterState, International, Express } = deliveryType;
const { Bike, Car, Van, Truck, Bus, Air, Sea } = dispatchMode;
const at = (latitude: number, longitude: number, state: string, countryCode = 'NG') => ({
  latitude,
  longitude,
  state,
  countryCode,
});

const yaba = at(6.51, 3.37, 'Lagos');
const ajah = at(6.47, 3.57, 'Lagos');
const sagamu = at(6.84, 3.65, 'Ogun');
const ibadan = at(7.38, 3.91, 'Oyo');
const abuja = at(9.08, 7.47, 'Federal Capital Territory');
const portHarcourt = at(4.82, 7.05, 'Rivers');
const accra = at(5.6, -0.19, 'Greater Accra', 'GH');
const london = at(51.51, -0.13, 'England', 'GB');
const madrid = at(40.42, -3.7, 'Madrid', 'ES');
const byRoad = [Car, Van, Truck, Bus];

describe('the ways that are offered', () => {
  it.each([
    ['across a city', Sprint, yaba, ajah, [Bike, ...byRoad]],
    ['across a city at once', Express, yaba, ajah, [Bike, Car, Van, Truck]],
    ['over a state line nearby', Sprint, yaba, sagamu, [Bike, ...byRoad]],
    ['to Ibadan: no ship, no bike, no plane', InterState, yaba, ibadan, byRoad],
    ['to Abuja', InterState, yaba, abuja, [...byRoad, Air]],
    ['from port to port', InterState, yaba, portHarcourt, [...byRoad, Air, Sea]],
    ['to a neighbour of ours', International, yaba, accra, [...byRoad, Air, Sea]],
    ['to London', International, yaba, london, [Air, Sea]],
    ['to Madrid, which has no port', International, yaba, madrid, [Air]],
  ])('%s', (_, kind, from, to, modes) => {
    expect(modesFor(kind, from, to)).toEqual(modes);
    expect(modesFor(kind, to, from), 'and back').toEqual(modes);
  });

  it('are refused in a sentence otherwise', () => {
    expect(wayAgainst(InterState, Sea, yaba, ibadan)).toBe('A ship needs a seaport near both places.');
    expect(wayAgainst(InterState, Bike, yaba, abuja)).toBe('That is too far for a bike.');
    expect(wayAgainst(InterState, Bike, yaba, sagamu)).toBe('A bike stays in town. Please choose another way.');
    expect(wayAgainst(InterState, Air, yaba, ibadan)).toBe('That is too near to fly.');
    expect(wayAgainst(International, Bus, yaba, london)).toBe('That is too far by road.');
    expect(wayAgainst(Express, Bus, yaba, ajah)).toBe('Express goes by bike, car, van or truck.');
    expect(modeAgainst(Sea, yaba, at(6.44, 4, 'Lagos'))).toBe('That is too near for a ship.');
    expect(wayAgainst(InterState, Bus, yaba, abuja)).toBeUndefined();
  });

  it('go by limits that do not change by the way', () => {
    expect(travelLimits).toEqual({ bikeKm: 100, leastFlightKm: 150, leastSeaKm: 150, roadKmAbroad: 1_500 });
    expect([yaba, portHarcourt, london].every(hasSeaport)).toBe(true);
    expect([ibadan, abuja, madrid].some(hasSeaport)).toBe(false);
  });

  const end = fc.record({
    latitude: fc.double({ min: -60, max: 70, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    state: fc.constantFrom('', 'Lagos', 'Oyo'),
    countryCode: fc.constantFrom('NG', 'GH'),
  });
  const near = fc.tuple(end, fc.double({ min: 0, max: 3, noNaN: true })).map(([from, more]) => ({
    from,
    to: { ...from, latitude: from.latitude + more },
  }));
  const ends = fc.oneof(fc.record({ from: end, to: end }), near);

  it('are never none, whatever kind of delivery fits', () => {
    fc.assert(
      fc.property(ends, ({ from, to }) => {
        for (const kind of deliveryFit(from, to).types) expect(modesFor(kind, from, to)).not.toEqual([]);
      }),
    );
  });

  it('leave no trip without a parcel that may go with it', () => {
    fc.assert(
      fc.property(ends, ({ from, to }) => {
        const carried = deliveryFit(from, to).types.flatMap((kind) => modesFor(kind, from, to));
        for (const mode of modesBetween(from, to)) expect(carried).toContain(mode);
      }),
    );
  });
});
