import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markAt, overlaps } from '../model/place-labels.ts';
import { RouteMap } from './route-map.tsx';

function place(label: string, latitude: number, longitude: number) {
  return { label, latitude, longitude, countryCode: 'NG', state: '', city: '' };
}

const yaba = place('Yaba, Lagos', 6.515, 3.378);
const ajah = place('Ajah, Lagos', 6.467, 3.572);
const kano = place('Kano, Nigeria', 12, 8.517);
const london = place('London, England, United Kingdom', 51.5, -0.12);

describe('the map of a route', () => {
  afterEach(() => Reflect.deleteProperty(SVGElement.prototype, 'animate'));

  it('says in words what it shows, and names both ends', () => {
    render(<RouteMap from={yaba} to={[kano]} />);
    expect(screen.getByRole('img', { name: 'Map from Yaba, Lagos to Kano, Nigeria' })).toBeDefined();
    expect([screen.getByText('Yaba'), screen.getByText('Kano')]).toHaveLength(2);
    expect(screen.getByText('About 830 km in a straight line')).toBeDefined();
  });

  it('shows where it is now, on the map even when it has strayed', () => {
    const { container, rerender } = render(<RouteMap from={yaba} to={[kano]} here={{ latitude: 9.2, longitude: 6 }} />);
    expect(screen.getByRole('img', { name: /where it is now/ })).toBeDefined();
    const mark = () => container.querySelector('.bg-lagoon')?.parentElement?.style;
    const left = Number.parseFloat(mark()?.left ?? '');
    expect(left).toBeGreaterThan(120);
    expect(left).toBeLessThan(480);
    rerender(<RouteMap from={yaba} to={[kano]} here={{ latitude: 9.2, longitude: 60 }} />);
    expect(Number.parseFloat(mark()?.left ?? '')).toBeLessThanOrEqual(600);
  });

  it('draws one line to each end, and the land when it has come', async () => {
    const { container } = render(<RouteMap from={yaba} to={[kano, london]} />);
    expect(container.querySelectorAll('path[pathLength]')).toHaveLength(2);
    await waitFor(() => expect(container.querySelectorAll('svg g path')).toHaveLength(2));
    for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).toMatch(/^M-?[\d.]/);
    for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/NaN|undefined/);
  });

  it('names the capitals that are in view, away from the ends', async () => {
    render(<RouteMap from={yaba} to={[kano]} />);
    expect(await screen.findByText('Abuja')).toBeDefined();
    expect(screen.queryByText('Lagos')).toBeNull();
  });

  it('is a schematic of the city within one: its water, its roads, its districts', async () => {
    const { container } = render(<RouteMap from={yaba} to={[ajah]} />);
    expect(await screen.findByText('Lagos Lagoon')).toBeDefined();
    for (const name of ['Ikoyi', 'Surulere', 'Lekki']) expect(screen.getByText(name)).toBeDefined();
    for (const drawn of ['map-water', 'map-built', 'map-motorway', 'map-road', 'map-stream'])
      expect(container.querySelector(`path.${drawn}`)?.getAttribute('d'), drawn).toMatch(/^M-?[\d.]/);
    expect(screen.getAllByText('Yaba'), 'an end is not named again as a district').toHaveLength(1);
  });

  it('draws where it has been, and what is left of the way from there', async () => {
    const trail = [
      { latitude: 6.52, longitude: 3.39 },
      { latitude: 6.48, longitude: 3.4 },
    ];
    const { container } = render(<RouteMap from={yaba} to={[ajah]} here={{ latitude: 6.44, longitude: 3.45 }} trail={trail} />);
    expect(container.querySelector('path.map-trail')?.getAttribute('d')?.match(/C/g)).toHaveLength(2);
    expect(container.querySelectorAll('path[pathLength]'), 'no line from the start any more').toHaveLength(0);
    expect(await screen.findByText('About 20 km in a straight line, now near Oniru')).toBeDefined();
  });

  it('leaves the mark of where it is now free: no name lies under it', async () => {
    const { container, rerender } = render(<RouteMap from={yaba} to={[ajah]} />);
    await screen.findByText('Ikoyi');
    const boxOf = ({ style }: HTMLElement) => {
      const [left = 0, top = 0, width = 0, height = 0] = [style.left, style.top, style.width, style.height].map(
        Number.parseFloat,
      );
      return { left, top, width, height };
    };
    // Ikoyi itself, both ends, and far off the map: there the mark stands on its edge.
    const spots: readonly (readonly [number, number])[] = [
      [6.452, 3.436],
      [6.515, 3.378],
      [6.467, 3.572],
      [6.44, 3.48],
      [7.5, 3.5],
    ];
    for (const [latitude, longitude] of spots) {
      rerender(<RouteMap from={yaba} to={[ajah]} here={{ latitude, longitude }} />);
      const style = container.querySelector('.bg-lagoon')?.parentElement?.style;
      const mark = markAt(Number.parseFloat(style?.left ?? ''), Number.parseFloat(style?.top ?? ''), 8);
      const names = [...container.querySelectorAll<HTMLElement>('[data-label]')];
      const covered = names.filter((name) => overlaps(boxOf(name), mark)).map(({ textContent }) => textContent);
      expect(names.length).toBeGreaterThan(5);
      expect(covered, `at ${latitude}, ${longitude}`).toEqual([]);
    }
  });

  it('shows Nigeria while nothing is chosen, without a line', async () => {
    const { container } = render(<RouteMap from={null} to={[]} />);
    expect(screen.getByRole('img', { name: 'Map of Nigeria' })).toBeDefined();
    await waitFor(() => expect(container.querySelectorAll('svg path.map-land')).toHaveLength(1));
    expect(container.querySelectorAll('path[pathLength]')).toHaveLength(0);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('moves unless people asked for stillness (%s)', (isStill, times) => {
    const animate = vi.fn();
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
    Object.assign(SVGElement.prototype, { animate });
    render(<RouteMap from={yaba} to={[kano]} />);
    expect(animate).toHaveBeenCalledTimes(times);
  });
});
