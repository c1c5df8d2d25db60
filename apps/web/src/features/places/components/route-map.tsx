import type { Spot } from '@waybill/contract/places/distance';
import type { Place } from '@waybill/contract/places/place';
import { useEffect, useMemo, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { curveOf } from '../model/curve.ts';
import { bowOf, dotsOfBow, marksAlong, namesOfPins, type Pin, pinsOf } from '../model/map-labels.ts';
import { type Box, markAt, placeLabels } from '../model/place-labels.ts';
import { around, fitView, type RouteView } from '../model/route-view.ts';
import { distanceInWords, routeInWords } from '../model/route-words.ts';
import { MapName } from './map-name.tsx';
import { useFrame } from './use-frame.ts';
import { useLand } from './use-land.ts';

type RouteMapProps = {
  readonly from: Place | null;
  readonly to: readonly Place[];
  /** Where it is now. */
  readonly here?: Spot | null | undefined;
  /** Where it has been, oldest first. */
  readonly trail?: readonly Spot[] | undefined;
  /** A hero fills the height that it is given; a slip has a shape of its own. */
  readonly shape?: 'slip' | 'hero' | undefined;
  readonly className?: string | undefined;
};

const noTrail: readonly Spot[] = [];

/** Where a parcel goes, drawn from what we know ourselves: no tiles, nobody else asked. The pins are there before the land is. */
export function RouteMap({ from, to, here, trail = noTrail, shape = 'slip', className }: RouteMapProps) {
  const [frame, measure] = useFrame();
  const view = useMemo(() => {
    const places = from ? [from, ...to] : to;
    const isHome = places.every(({ countryCode }) => countryCode === 'NG');
    return fitView(
      places.map(({ longitude, latitude }) => [longitude, latitude]),
      frame,
      isHome ? around.city : around.country,
    );
  }, [from, to, frame]);
  const land = useLand();
  const pins = useMemo(() => pinsOf(view, from, to), [view, from, to]);
  const now = useMemo(() => (here ? dotOf(view, here) : undefined), [view, here]);
  const driven = useMemo(() => [...trail.map((spot) => dotOf(view, spot)), ...(now ? [now] : [])], [view, trail, now]);
  const labels = useMemo(() => {
    const marks = [...pins.map(({ x, y }) => markAt(x, y, 9)), ...(now ? [hereOn(view, now)] : [])];
    const [first, ...ends] = from ? pins : [];
    const bows = first ? ends.map((end) => dotsOfBow(now ?? first, end)) : [];
    const names = (land?.namesIn(view) ?? []).filter(({ text }) => pins.every(({ name }) => name !== text));
    return placeLabels([...namesOfPins(pins), ...names], view, marks, [driven, ...bows].flatMap(marksAlong));
  }, [view, pins, land, now, driven, from]);
  const [start] = pins;
  const near = here && land?.nearestNameTo(here);
  const caption = [distanceInWords(from, to), near ? `now near ${near}` : ''].filter(Boolean).join(', ');

  return (
    <figure className={classNames(shape === 'hero' && 'flex h-full flex-col', className)}>
      <div
        ref={measure}
        role="img"
        aria-label={here ? `${routeInWords(from, to)}, with where it is now` : routeInWords(from, to)}
        className={classNames(
          'relative overflow-hidden',
          shape === 'hero' ? 'min-h-0 flex-1' : 'aspect-[15/8] rounded-card border border-line',
          land ? 'map-ground' : 'bg-card',
        )}
      >
        <svg viewBox={`0 0 ${view.width} ${view.height}`} className="absolute inset-0 size-full" aria-hidden="true">
          {land ? <land.RouteLand view={view} /> : null}
          <Trail dots={driven} />
          {from && start
            ? pins.slice(1).map((pin) => <Bow key={pin.key} path={bowOf(now ?? start, pin)} isAhead={!!now} />)
            : null}
        </svg>
        {labels.map((label) => (label.look === 'end' ? null : <MapName key={label.key} label={label} />))}
        {pins.map((pin) => (
          <PinMark key={pin.key} pin={pin} />
        ))}
        {now ? <HereMark {...keptOn(view, now)} /> : null}
        {labels.map((label) => (label.look === 'end' ? <MapName key={label.key} label={label} /> : null))}
      </div>
      {caption ? (
        <figcaption className={classNames('text-13 text-ink-soft', shape === 'hero' ? 'px-4 py-1.5' : 'mt-1.5')}>
          {caption.charAt(0).toUpperCase() + caption.slice(1)}
        </figcaption>
      ) : null}
    </figure>
  );
}

type Dot = { readonly x: number; readonly y: number };

function dotOf(view: RouteView, { longitude, latitude }: Spot): Dot {
  const [x, y] = view.at([view.near(longitude), latitude]);
  return { x, y };
}

/** On the edge of the map, should it have strayed from the way. */
function keptOn({ width, height }: RouteView, { x, y }: Dot): Dot {
  const within = (value: number, end: number) => Math.min(Math.max(value, 12), end - 12);
  return { x: within(x, width), y: within(y, height) };
}

/** With the ring around it. */
function hereOn(view: RouteView, now: Dot): Box {
  const { x, y } = keptOn(view, now);
  return markAt(x, y, 16);
}

function Trail({ dots }: { readonly dots: readonly Dot[] }) {
  if (dots.length < 2) return null;
  const path = curveOf(
    dots.map(({ x, y }) => [x, y]),
    false,
  );
  return (
    <g strokeLinejoin="round" strokeLinecap="round" className="fill-none">
      <path d={path} strokeWidth={6} className="stroke-card" />
      <path d={path} strokeWidth={3.5} className="map-trail stroke-lagoon" />
    </g>
  );
}

/** The way from end to end, or what is left of it. */
function Bow({ path, isAhead }: { readonly path: string; readonly isAhead: boolean }) {
  const line = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (!path || isAhead || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    line.current?.animate?.([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: 500, easing: 'ease-out' });
  }, [path, isAhead]);
  if (isAhead)
    return <path d={path} strokeWidth={3} strokeDasharray="1 8" strokeLinecap="round" className="fill-none stroke-palm" />;
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
    <span
      className={classNames(
        'absolute size-4 -translate-1/2 rounded-full border-[3px]',
        pin.end === 'from' ? 'border-palm bg-card' : 'border-ink bg-marigold',
      )}
      style={{ left: pin.x, top: pin.y }}
    />
  );
}

function HereMark({ x, y }: Dot) {
  return (
    <span className="absolute" style={{ left: x, top: y }}>
      <span className="absolute size-8 -translate-1/2 animate-breathe rounded-full bg-lagoon/30" />
      <span className="absolute size-4 -translate-1/2 rounded-full border-[3px] border-card bg-lagoon shadow-soft" />
    </span>
  );
}
