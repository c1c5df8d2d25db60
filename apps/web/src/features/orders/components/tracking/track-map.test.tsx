import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { wuse, yaba } from '../../../../tests/parcels.ts';
import { standInApi } from '../../../../tests/stand-in-api.tsx';
import { forgetMapTiles } from '../../api/get-map-tiles.ts';
import { TrackMap } from './track-map.tsx';

const position = { latitude: 7.5, longitude: 5.1, at: '2026-11-16T09:00:00.000Z' };

const trail = [
  { latitude: 6.8, longitude: 3.6 },
  { latitude: 7.2, longitude: 4.5 },
];

const outline = { name: /Yaba.*Wuse.*, with where it is now$/ };

function show() {
  return render(<TrackMap from={yaba} to={wuse} position={position} trail={trail} />);
}

describe('the map of a parcel', () => {
  beforeEach(forgetMapTiles);

  it('is an outline where there are no tiles, and where nobody can be asked', async () => {
    standInApi({ 'GET /places/mapTiles': Response.json({ tiles: null }) });
    const { container } = show();
    await screen.findByRole('img', outline);
    expect(container.querySelectorAll('path.map-trail'), 'where it has been').toHaveLength(1);
    cleanup();
    forgetMapTiles();
    standInApi({});
    show();
    await screen.findByRole('img', outline);
  });

  it('is drawn with tiles where there are some, with both ends and the carrier, and names their makers as text', async () => {
    const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles <b>Example</b>' };
    standInApi({ 'GET /places/mapTiles': Response.json({ tiles }) });
    const { container } = show();
    await screen.findByRole('group', { name: 'Map from Yaba, Lagos to Wuse, Abuja' });
    await waitFor(() => expect(container.querySelectorAll('.map-mark')).toHaveLength(3));
    expect(container.querySelectorAll('.map-mark-here')).toHaveLength(1);
    expect(container.querySelectorAll('path.map-been'), 'where it has been').toHaveLength(1);
    screen.getByText('Tiles <b>Example</b>');
    expect(screen.queryByRole('img', outline)).toBeNull();
  });

  it('stays the same map when the same places are told again', async () => {
    standInApi({ 'GET /places/mapTiles': Response.json({ tiles: { url: '/{z}/{x}/{y}.png', attribution: 'Tiles' } }) });
    const { container, rerender } = show();
    await waitFor(() => expect(container.querySelectorAll('.map-mark')).toHaveLength(3));
    const marks = [...container.querySelectorAll('.map-mark')];
    const again = { from: { ...yaba }, to: { ...wuse }, position: { ...position, latitude: 7.6 }, trail };
    rerender(<TrackMap {...again} />);
    expect([...container.querySelectorAll('.map-mark')]).toEqual(marks);
    expect(container.querySelector('.map-mark')).toBe(marks[0]);
    rerender(<TrackMap {...again} to={{ ...wuse, label: 'Garki, Abuja' }} />);
    expect(container.querySelector('.map-mark')).not.toBe(marks[0]);
    expect(container.querySelectorAll('.map-mark-here')).toHaveLength(1);
  });

  it('hands the place over to the phone’s own maps, as long as there is one to go to', async () => {
    standInApi({ 'GET /places/mapTiles': Response.json({ tiles: null }) });
    const { rerender } = render(
      <TrackMap from={yaba} to={wuse} position={position} trail={[]} target={{ spot: wuse, label: wuse.label }} />,
    );
    expect(screen.getByRole('link', { name: 'Open in Maps' }).getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    rerender(<TrackMap from={yaba} to={wuse} position={null} trail={[]} />);
    expect(screen.queryByRole('link', { name: 'Open in Maps' })).toBeNull();
  });
});
