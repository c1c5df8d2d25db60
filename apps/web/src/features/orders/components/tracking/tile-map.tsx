import 'leaflet/dist/leaflet.css';
import type { Spot } from '@waybill/contract/places/distance';
import type { Place } from '@waybill/contract/places/place';
import {
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  map,
  marker,
  type Polyline,
  polyline,
  tileLayer,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapTiles } from '../../api/get-map-tiles.ts';

type TileMapProps = {
  readonly from: Place;
  readonly to: Place;
  readonly position: Spot | null;
  readonly trail: readonly Spot[];
  readonly tiles: MapTiles;
};

const at = ({ latitude, longitude }: Spot): LatLngTuple => [latitude, longitude];

/** Marks are elements with a class: pictures of markers would have to be fetched. */
function mark(spot: Spot, look: 'from' | 'to' | 'here', title: string): Marker {
  return marker(at(spot), {
    icon: divIcon({ className: `map-mark map-mark-${look}`, iconSize: [18, 18] }),
    title,
    alt: title,
    keyboard: false,
    zIndexOffset: look === 'here' ? 1000 : 0,
  });
}

/** A map of tiles. Leaflet draws it and keeps it; React only says where things are. */
export function TileMap({ from, to, position, trail, tiles }: TileMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<LeafletMap>(null);
  const here = useRef<Marker>(null);
  const been = useRef<Polyline>(null);
  const { url, attribution } = tiles;

  // By what they say: every answer of the server brings places of its own, and a map drawn anew forgets where one was looking.
  const ends = [from, to].map(({ latitude, longitude, label }) => `${latitude} ${longitude} ${label}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ends` stands for both
  useEffect(() => {
    if (!frame.current) return;
    const leaflet = map(frame.current, { scrollWheelZoom: false, attributionControl: true });
    leaflet.attributionControl.setPrefix(false);
    // Its attribution is written as HTML, and ours is a text.
    tileLayer(url, { attribution: asHtml(attribution), maxZoom: 18 }).addTo(leaflet);
    polyline([at(from), at(to)], { className: 'map-way', weight: 3 }).addTo(leaflet);
    mark(from, 'from', `From ${from.label}`).addTo(leaflet);
    mark(to, 'to', `To ${to.label}`).addTo(leaflet);
    leaflet.fitBounds(latLngBounds([at(from), at(to)]).pad(0.2), { maxZoom: 15, animate: false });
    drawn.current = leaflet;
    return () => {
      here.current = null;
      been.current = null;
      drawn.current = null;
      leaflet.remove();
    };
  }, [ends, url, attribution]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map drawn anew has no carrier on it yet
  useEffect(() => {
    if (!drawn.current || !position) {
      here.current?.remove();
      here.current = null;
    } else if (here.current) here.current.setLatLng(at(position));
    else here.current = mark(position, 'here', 'The carrier').addTo(drawn.current);
    if (position && drawn.current && !drawn.current.getBounds().contains(at(position))) drawn.current.panTo(at(position));
  }, [position, ends, url, attribution]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map drawn anew has no trail on it yet
  useEffect(() => {
    if (!drawn.current) return;
    const way = [...trail, ...(position ? [position] : [])].map(at);
    if (been.current) been.current.setLatLngs(way);
    else been.current = polyline(way, { className: 'map-been', weight: 4 }).addTo(drawn.current);
  }, [trail, position, ends, url, attribution]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={frame}
      role="group"
      aria-label={`Map from ${from.label} to ${to.label}`}
      className="isolate h-full overflow-hidden"
    />
  );
}

function asHtml(text: string): string {
  const span = document.createElement('span');
  span.textContent = text;
  return span.innerHTML;
}
