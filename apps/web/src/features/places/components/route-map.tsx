import type { Place } from '@waybill/contract/places/place';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { bowOf, isNameAbove, type Pin, pinsOf, withRoom } from '../model/map-labels.ts';
import { drawing, fitView, type RouteView } from '../model/route-view.ts';
import { distanceInWords, routeInWords } from '../model/route-words.ts';

type RouteMapProps = {
  readonly from: Place | null;
  readonly to: readonly Place[];
  /** Where it is now. */
  readonly here?: { readonly latitude: number; readonly longitude: number } | null | undefined;
  readonly className?: string | undefined;
};
type Land = typeof import('./route-land.tsx');

/** Where a parcel goes, drawn from outlines of our own: no tiles, nobody else asked. The pins are there before the land is. */
export function RouteMap({ from, to, here, className }: RouteMapProps) {
  const view = useMemo(() => {
    const places = from ? [from, ...to] : to;
    return fitView(places.map(({ longitude, latitude }) => [longitude, latitude]));
  }, [from, to]);
  const land = useLand();
  const pins = pinsOf(view, from, to);
  const [start] = pins;
  const distance = distanceInWords(from, to);
  const [hereX, hereY] = here ? view.at([view.near(here.longitude), here.latitude]) : [];

  return (
    <figure className={className}>
      <div
        role="img"
        aria-label={here ? `${routeInWords(from, to)}, with where it is now` : routeInWords(from, to)}
        className={classNames(
          'relative aspect-[15/8] overflow-hidden rounded-card border border-line',
          land ? 'bg-lagoon/12' : 'bg-card',
        )}
      >
        <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} className="absolute inset-0 size-full" aria-hidden="true">
          {land ? <land.RouteLand view={view} /> : null}
          {from && start ? pins.slice(1).map((pin) => <Bow key={pin.key} path={bowOf(start, pin)} />) : null}
        </svg>
        {land ? <Capitals land={land} view={view} pins={pins} /> : null}
        {pins.map((pin) => (
          <PinMark key={pin.key} pin={pin} />
        ))}
        {hereX === undefined || hereY === undefined ? null : <HereMark x={hereX} y={hereY} />}
      </div>
      {distance ? <figcaption className="mt-1.5 text-13 text-ink-soft">{distance}</figcaption> : null}
    </figure>
  );
}

/** Without the land the pins still say enough: a failed fetch is not worth a word. */
function useLand(): Land | undefined {
  const [land, setLand] = useState<Land>();
  useEffect(() => {
    let isGone = false;
    import('./route-land.tsx').then(
      (loaded) => isGone || setLand(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return land;
}

function Bow({ path }: { readonly path: string }) {
  const line = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (!path || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    line.current?.animate?.([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: 500, easing: 'ease-out' });
  }, [path]);
  return (
    <path
      ref={line}
      d={path}
      pathLength={1}
      strokeDasharray={1}
      strokeWidth={4}
      strokeLinecap="round"
      className="fill-none stroke-palm"
    />
  );
}

function PinMark({ pin }: { readonly pin: Pin }) {
  return (
    <span className="absolute" style={placeOnMap(pin.x, pin.y)}>
      <span
        className={classNames(
          'absolute size-4 -translate-1/2 rounded-full border-[3px]',
          pin.end === 'from' ? 'border-palm bg-card' : 'border-ink bg-marigold',
        )}
      />
      {pin.name ? (
        <span
          className={classNames(
            'absolute max-w-40 truncate rounded-full bg-card px-2 text-13 font-medium whitespace-nowrap shadow-soft',
            pin.isAbove ? 'bottom-3' : 'top-3',
            sideOf(pin.x),
          )}
        >
          {pin.name}
        </span>
      ) : null}
    </span>
  );
}

/** Kept to the map, should it have strayed from the way. */
function HereMark({ x, y }: { readonly x: number; readonly y: number }) {
  const within = (value: number, end: number) => Math.min(Math.max(value, 12), end - 12);
  return (
    <span className="absolute" style={placeOnMap(within(x, drawing.width), within(y, drawing.height))}>
      <span className="absolute size-8 -translate-1/2 animate-breathe rounded-full bg-lagoon/30" />
      <span className="absolute size-4 -translate-1/2 rounded-full border-[3px] border-card bg-lagoon shadow-soft" />
    </span>
  );
}

function Capitals({ land, view, pins }: { readonly land: Land; readonly view: RouteView; readonly pins: readonly Pin[] }) {
  // Seen from far away, the names of one country's towns are a blot.
  if (view.east - view.west > 25) return null;
  return withRoom(view, land.capitalsIn(view), pins).map(({ name, point }) => {
    const [x, y] = view.at(point);
    return (
      <span key={name} className="absolute text-13 text-ink-soft" style={placeOnMap(x, y)}>
        <span className="absolute size-1 -translate-1/2 rounded-full bg-current" />
        <span className={classNames('absolute whitespace-nowrap', isNameAbove(y) ? 'bottom-0.5' : 'top-0.5', sideOf(x))}>
          {name}
        </span>
      </span>
    );
  });
}

/** A name near the edge keeps to the map. */
function sideOf(x: number): string {
  if (x < drawing.width * 0.25) return '-left-2';
  return x > drawing.width * 0.75 ? '-right-2' : '-translate-x-1/2';
}

function placeOnMap(x: number, y: number) {
  return { left: `${(100 * x) / drawing.width}%`, top: `${(100 * y) / drawing.height}%` };
}
