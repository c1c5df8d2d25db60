import bell from './drawings/bell.svg';
import bike from './drawings/bike.svg';
import bus from './drawings/bus.svg';
import door from './drawings/door.svg';
import handshake from './drawings/handshake.svg';
import letter from './drawings/letter.svg';
import map from './drawings/map.svg';
import parcel from './drawings/parcel.svg';
import plane from './drawings/plane.svg';
import shelf from './drawings/shelf.svg';
import shield from './drawings/shield.svg';
import wallet from './drawings/wallet.svg';

export const drawings = { bike, bus, plane, parcel, handshake, shelf, wallet, letter, bell, map, shield, door };

export type DrawingName = keyof typeof drawings;

type DrawingProps = { name: DrawingName; size?: number; className?: string };

/** A picture in two inks. It is a file of its own, so no script carries it, and it takes its colours from the page. */
export function Drawing({ name, size = 160, className }: DrawingProps) {
  return (
    <svg viewBox="0 0 160 120" width={size} height={size * 0.75} aria-hidden="true" className={className}>
      <use href={`${drawings[name]}#drawing`} />
    </svg>
  );
}
