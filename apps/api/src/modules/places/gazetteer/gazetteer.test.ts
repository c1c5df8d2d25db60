import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { gazetteer } from './gazetteer.ts';

const all = gazetteer();
const home = all.filter(({ countryCode }) => countryCode === 'NG');
const ofKind = (kind: Entry['kind']) => home.filter((entry) => entry.kind === kind);

function kilometres(one: Entry, other: Entry): number {
  const radians = Math.PI / 180;
  const north = (one.latitude - other.latitude) * 111.2;
  return Math.hypot(north, (one.longitude - other.longitude) * 111.2 * Math.cos(one.latitude * radians));
}

describe('the gazetteer', () => {
  it('has the 36 states and the capital’s territory', () => {
    expect(ofKind('state')).toHaveLength(37);
  });

  it('has all 774 local governments, each in a state and near its capital', () => {
    const states = new Map(ofKind('state').map((state) => [state.name, state]));
    expect(ofKind('lga')).toHaveLength(774);
    const astray = ofKind('lga').filter((lga) => {
      const state = states.get(lga.state);
      return !state || kilometres(lga, state) > 330;
    });
    expect(astray).toEqual([]);
  });

  it('has hundreds of districts and landmarks, each near the local government it is in', () => {
    const lgas = new Map(ofKind('lga').map((lga) => [`${lga.state}/${lga.name}`, lga]));
    const named = [...ofKind('district'), ...ofKind('landmark')];
    expect(named.length).toBeGreaterThan(300);
    const astray = named.filter((place) => {
      const lga = lgas.get(`${place.state}/${place.lga}`);
      return !lga || kilometres(place, lga) > 50;
    });
    expect(astray).toEqual([]);
  });

  it('has nothing of Nigeria outside of it', () => {
    const inside = ({ latitude, longitude }: Entry) => latitude > 4 && latitude < 14 && longitude > 2.6 && longitude < 14.8;
    expect(home.filter((entry) => !inside(entry))).toEqual([]);
  });

  it('tells every two places apart, and has a name and a position for each', () => {
    expect(new Set(all.map(({ placeId }) => placeId)).size).toBe(all.length);
    const isPosition = ({ latitude, longitude }: Entry) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    expect(
      all.filter((entry) => entry.name === '' || !isPosition(entry) || (entry.latitude === 0 && entry.longitude === 0)),
    ).toEqual([]);
  });

  it('has cities of every size abroad, with the region they are in', () => {
    const houston = all.find(({ name, countryCode }) => name === 'Houston' && countryCode === 'US');
    expect(houston).toMatchObject({ state: 'Texas', kind: 'city' });
    expect(all.length).toBeGreaterThan(20_000);
  });
});
