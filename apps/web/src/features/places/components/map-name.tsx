import { hasDot, type PlacedLabel } from '../model/place-labels.ts';

/** A name on a map, with a dot where it is a place’s. */
export function MapName({ label: { left, top, width, height, look, text, x, y } }: { readonly label: PlacedLabel }) {
  return (
    <>
      {hasDot(look) ? <span className="map-dot" style={{ left: x, top: y }} /> : null}
      <span
        className={`map-name map-name-${look}`}
        data-label={look}
        style={{ left, top, width, height, lineHeight: `${height}px` }}
      >
        {text}
      </span>
    </>
  );
}
