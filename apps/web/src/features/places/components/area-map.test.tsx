import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeFound, standInSearch } from '../tests/found-places.ts';
import { AreaMap } from './area-map.tsx';

const yaba = placeFound('Yaba', { latitude: 6.515, longitude: 3.378 });
const ajah = placeFound('Ajah', { latitude: 6.467, longitude: 3.572 });
const book = (text: string) => [placeFound(`${text} market`), yaba, ajah].filter(({ label }) => label.includes(text));
const stops = ['Ajah, Lagos'];

describe('the map between two neighbourhoods', () => {
  it('is drawn from their names alone, which our book of places knows', async () => {
    const asked = standInSearch(book);
    render(<AreaMap from="Yaba, Lagos" to={stops} />);
    expect(await screen.findByRole('img', { name: 'Map from Yaba, Lagos to Ajah, Lagos' })).toBeDefined();
    expect(asked).toEqual(['Yaba, Lagos', 'Ajah, Lagos']);
  });

  it('finds a town by its name and its state, where the book calls it otherwise', async () => {
    const kano = placeFound('Kano', { label: 'Kano, Nigeria', city: 'Kano', state: 'Kano', latitude: 12, longitude: 8.52 });
    const asked = standInSearch((text) => (text === 'Kano' ? [kano] : book(text)));
    render(<AreaMap from="Kano, Kano" to={stops} />);
    expect(await screen.findByRole('img', { name: /^Map from Kano/ })).toBeDefined();
    expect(asked).toContain('Kano');
  });

  it('is left out where one of them is not in the book under that very name', async () => {
    standInSearch(book);
    const { container } = render(<AreaMap from="Somewhere" to={stops} />);
    await waitFor(() => expect(container.childElementCount).toBe(0));
  });

  it('is left out where the book cannot be asked', async () => {
    standInSearch(() => Promise.reject(new Error('away')));
    const { container } = render(<AreaMap from="Yaba, Lagos" to={stops} />);
    await waitFor(() => expect(container.childElementCount).toBe(0));
  });
});
