import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SpotMap } from './spot-map.tsx';

const spots = [
  { key: 'tobi', latitude: 6.5, longitude: 3.3, text: 'TA', tone: 'palm' as const },
  { key: 'musa', latitude: 6.4, longitude: 3.5, text: 'ML', tone: 'clay' as const },
];

function show(onDrop?: (key: string) => void) {
  const onPick = vi.fn();
  render(<SpotMap label="Map of 2 riders" spots={spots} dots={[]} onPick={onPick} onDrop={onDrop} />);
  const map = screen.getByRole('img', { name: 'Map of 2 riders' });
  const mark = screen.getByText('TA');
  const at = { clientX: Number.parseFloat(mark.style.left), clientY: Number.parseFloat(mark.style.top), pointerId: 1 };
  map.setPointerCapture = () => {};
  return { map, at, onPick };
}

it('picks what is pressed, and nothing where nothing is near', () => {
  const { map, at, onPick } = show();
  fireEvent.pointerDown(map, at);
  fireEvent.pointerUp(map, at);
  expect(onPick).toHaveBeenCalledExactlyOnceWith('tobi');
  const beside = { ...at, clientX: at.clientX + 40 };
  fireEvent.pointerDown(map, beside);
  fireEvent.pointerUp(map, beside);
  expect(onPick).toHaveBeenCalledOnce();
});

it('is pulled about without picking anything, and goes back to all of it', () => {
  const { map, at, onPick } = show();
  const left = () => screen.getByText('TA').style.left;
  const before = left();
  fireEvent.pointerDown(map, at);
  fireEvent.pointerMove(map, { ...at, clientX: at.clientX + 60 });
  fireEvent.pointerUp(map, { ...at, clientX: at.clientX + 60 });
  expect(Number.parseFloat(left()) - Number.parseFloat(before)).toBeCloseTo(60, 0);
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Nearer' }));
  fireEvent.click(screen.getByRole('button', { name: 'Farther' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(Number.parseFloat(left())).toBeCloseTo(Number.parseFloat(before), 0);
});

it('takes what is dropped on somebody', () => {
  const onDrop = vi.fn();
  const { map, at } = show(onDrop);
  // The stand-in of a browser makes drops without a place.
  const drop = createEvent.drop(map);
  Object.defineProperties(drop, { clientX: { value: at.clientX }, clientY: { value: at.clientY } });
  fireEvent(map, drop);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith('tobi');
});
