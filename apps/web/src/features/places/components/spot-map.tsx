import type { Spot } from '@waybill/contract/places/distance';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Scan from 'lucide-react/icons/scan';
import { type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { boxAround, cornersOf, type MapBox, pulled, resized } from '../model/map-box.ts';
import { bowOf } from '../model/map-labels.ts';
import { placeLabels } from '../model/place-labels.ts';
import { fitView, type RouteView } from '../model/route-view.ts';
import { MapName } from './map-name.tsx';
import { useFrame } from './use-frame.ts';
import { useLand } from './use-land.ts';

/** Something that can be picked on the map. */
export type MapSpot = Spot & {
  readonly key: string;
  /** Two letters, or so. */
  readonly text: string;
  readonly tone: 'palm' | 'lagoon' | 'clay' | 'soft';
  readonly isPicked?: boolean;
};

type SpotMapProps = {
  /** What a screen reader says of all of it: what is on it stands in a list elsewhere. */
  readonly label: string;
  readonly spots: readonly MapSpot[];
  /** Places that are only marked, however many. */
  readonly dots: readonly Spot[];
  readonly way?: readonly [Spot, Spot] | undefined;
  readonly onPick: (key: string) => void;
  /** Something is dragged over the page that may be dropped on a spot. */
  readonly onDrop?: ((key: string) => void) | undefined;
  readonly className?: string | undefined;
};

/** A thumb hits what is this near, in pixels. */
const reachPx = 24;
/** Less than this is a press, not a pull. */
const stillPx = 6;

const tones = { palm: 'bg-palm', lagoon: 'bg-lagoon', clay: 'bg-clay', soft: 'bg-ink-soft' } as const;

type Pull = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };

/** Many places at once on our own map: pulled about, looked at from near and far, and what is on it picked. */
export function SpotMap({ label, spots, dots, way, onPick, onDrop, className }: SpotMapProps) {
  const [frame, measure] = useFrame();
  const land = useLand();
  const [chosenBox, setChosenBox] = useState<MapBox>();
  // Fitted once, when there is something to fit to: a map that follows everybody is never still.
  const first = useRef<MapBox>(undefined);
  first.current ??= boxAround([...spots, ...dots]);
  const box = chosenBox ?? first.current;
  const view = useMemo(() => fitView(box ? cornersOf(box) : [], frame), [box, frame]);
  const names = useMemo(() => placeLabels(land?.namesIn(view) ?? [], view, [], []), [land, view]);
  const [pull, setPull] = useState<Pull>();
  const ground = useRef<HTMLDivElement>(null);

  function at(event: { readonly clientX: number; readonly clientY: number }): string | undefined {
    const rect = ground.current?.getBoundingClientRect();
    return rect && nearestTo(view, spots, event.clientX - rect.left, event.clientY - rect.top);
  }

  function end(event: PointerEvent) {
    if (!pull) return;
    setPull(undefined);
    if (Math.hypot(pull.dx, pull.dy) >= stillPx && box) setChosenBox(pulled(box, view, pull.dx, pull.dy));
    else {
      const key = at(event);
      if (key !== undefined) onPick(key);
    }
  }

  return (
    <div ref={measure} className={classNames('relative overflow-hidden rounded-card border border-line', className)}>
      <div
        ref={ground}
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setPull({ x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
        }}
        onPointerMove={({ clientX, clientY }) => setPull((on) => on && { ...on, dx: clientX - on.x, dy: clientY - on.y })}
        onPointerUp={end}
        onPointerCancel={() => setPull(undefined)}
        onDragOver={(event) => onDrop && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const key = at(event);
          if (key !== undefined) onDrop?.(key);
        }}
        className={classNames(
          'absolute inset-0 touch-none select-none',
          pull ? 'cursor-grabbing' : 'cursor-grab',
          land ? 'map-ground' : 'bg-card',
        )}
      >
        <Pulled by={pull}>
          <svg
            viewBox={`0 0 ${view.width} ${view.height}`}
            className="absolute inset-0 size-full overflow-visible"
            aria-hidden="true"
          >
            {land ? <land.RouteLand view={view} /> : null}
          </svg>
          {names.map((name) => (
            <MapName key={name.key} label={name} />
          ))}
          <svg
            viewBox={`0 0 ${view.width} ${view.height}`}
            className="absolute inset-0 size-full overflow-visible"
            aria-hidden="true"
          >
            <Dots view={view} dots={dots} />
            {way ? <Way view={view} way={way} /> : null}
          </svg>
          <Spots view={view} spots={spots} />
        </Pulled>
      </div>
      <div className="absolute right-2 bottom-2 grid gap-1 rounded-full bg-card shadow-soft">
        <IconButton label="Nearer" onClick={() => box && setChosenBox(resized(box, 0.5))}>
          <Plus size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="Farther" onClick={() => box && setChosenBox(resized(box, 2))}>
          <Minus size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="Show all" onClick={() => setChosenBox(boxAround([...spots, ...dots]))}>
          <Scan size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

/** Moved as it is while it is pulled, and drawn anew when it is let go. */
function Pulled({ by, children }: { readonly by: Pull | undefined; readonly children: ReactNode }) {
  return (
    <div className="absolute inset-0" style={by && { transform: `translate(${by.dx}px, ${by.dy}px)` }}>
      {children}
    </div>
  );
}

const xy = (view: RouteView, { longitude, latitude }: Spot) => view.at([view.near(longitude), latitude]);

function nearestTo(view: RouteView, spots: readonly MapSpot[], x: number, y: number): string | undefined {
  let nearest: { readonly key: string; readonly away: number } | undefined;
  for (const spot of spots) {
    const [left, top] = xy(view, spot);
    const away = Math.hypot(left - x, top - y);
    if (away <= reachPx && away < (nearest?.away ?? Number.POSITIVE_INFINITY)) nearest = { key: spot.key, away };
  }
  return nearest?.key;
}

/** One shape for all of them: two thousand would be two thousand things to draw. */
function Dots({ view, dots }: { readonly view: RouteView; readonly dots: readonly Spot[] }) {
  const path = useMemo(
    () =>
      dots
        .map((dot) => {
          const [x, y] = xy(view, dot);
          return `M${(x - 5).toFixed(1)} ${y.toFixed(1)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
        })
        .join(''),
    [view, dots],
  );
  return <path d={path} strokeWidth={2} className="fill-marigold stroke-ink" />;
}

function Way({ view, way: [from, to] }: { readonly view: RouteView; readonly way: readonly [Spot, Spot] }) {
  const [[x, y], [endX, endY]] = [xy(view, from), xy(view, to)];
  return (
    <g>
      <path d={bowOf({ x, y }, { x: endX, y: endY })} strokeWidth={4} strokeLinecap="round" className="fill-none stroke-palm" />
      <circle cx={x} cy={y} r={7} strokeWidth={3} className="fill-card stroke-palm" />
      <circle cx={endX} cy={endY} r={7} strokeWidth={3} className="fill-marigold stroke-ink" />
    </g>
  );
}

function Spots({ view, spots }: { readonly view: RouteView; readonly spots: readonly MapSpot[] }) {
  return useMemo(
    () =>
      spots.map((spot) => {
        const [left, top] = xy(view, spot);
        return (
          <span
            key={spot.key}
            aria-hidden="true"
            className={classNames(
              'absolute grid size-7 -translate-1/2 place-items-center rounded-full border-2 text-13 leading-none font-semibold text-paper shadow-soft',
              tones[spot.tone],
              spot.isPicked ? 'z-10 size-9 border-ink' : 'border-card',
            )}
            style={{ left, top }}
          >
            {spot.text}
          </span>
        );
      }),
    [view, spots],
  );
}
