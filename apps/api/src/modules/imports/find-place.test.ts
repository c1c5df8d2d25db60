import { expect, it } from 'vitest';
import { createRowPlaces } from './find-place.ts';

const find = createRowPlaces('NG');

it('finds the part of a town that an address ends with', () => {
  expect(find({ address: '12 Bode Thomas Street, Surulere, Lagos', area: '', state: '' })).toMatchObject({
    place: { label: 'Surulere, Lagos' },
  });
});

it('asks where several states have one, each of them once', () => {
  const found = find({ address: '12 Bode Thomas Street', area: 'Surulere', state: '' });
  if (!('places' in found)) throw new Error('There is a Surulere in Lagos and one in Oyo');
  const labels = found.places.map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(1);
  expect(new Set(labels).size).toBe(labels.length);
});
