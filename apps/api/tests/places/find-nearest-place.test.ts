import { findNearestPlace } from '@waybill/contract/places/find-nearest-place';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const ada = madeBefore(() => verifiedPerson(world));
const nearest = (latitude: unknown, longitude: unknown) => ada.call(findNearestPlace, { query: { latitude, longitude } });

describe('GET /places/nearest', () => {
  it('names the district that somebody stands in, never a state or a local government', async () => {
    const { place } = (await nearest(6.5149, 3.3779)).result;
    expect(place).toMatchObject({ label: 'Yaba, Lagos', kind: 'district', countryCode: 'NG', state: 'Lagos' });
  });

  it('names the town abroad', async () => {
    expect((await nearest(38.72, -9.14)).result.place).toMatchObject({ countryCode: 'PT', city: 'Lisbon' });
  });

  it('says so in the middle of the sea', async () => {
    expect((await nearest(-30, -20)).problem.code).toBe('not_found');
  });

  it.each([
    ['no latitude', undefined, 3, 'latitude'],
    ['a latitude beyond the pole', 90.1, 3, 'latitude'],
    ['a longitude that is no number', 6, 'east', 'longitude'],
  ])('refuses %s', async (_, latitude, longitude, field) => {
    const { problem } = await nearest(latitude, longitude);
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', field]);
  });
});
